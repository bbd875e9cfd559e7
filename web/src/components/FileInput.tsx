/** A file to open; the same one can be opened again. */
export function FileInput({ accept, take }: { accept: string; take: (file: File) => void }) {
  return (
    <input
      type="file"
      accept={accept}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        if (file) take(file);
        event.currentTarget.value = "";
      }}
    />
  );
}
