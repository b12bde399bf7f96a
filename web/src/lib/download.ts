/** Hands a file over to the browser, which keeps it where its user has downloads. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to copy it by then; without this it stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
