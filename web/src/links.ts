/** Links to share, and files to keep. */

export const linkTo = (path: string): string => `${location.origin}${location.pathname}#${path}`;

export function copy(text: string): void {
  if (navigator.clipboard) void navigator.clipboard.writeText(text).catch(() => undefined);
}

export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
