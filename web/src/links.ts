/** Links to share, and files to keep. */

export const linkTo = (path: string): string => `${location.origin}${location.pathname}#${path}`;

/** Puts a text into the clipboard; whether the browser let that happen. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
