export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started to copy the file by then; without this it stays in memory until the
  // page is closed.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
