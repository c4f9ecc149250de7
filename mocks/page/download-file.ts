/** Makes the browser save a file. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Revokes the URL in a later task, since the download starts after the present one.
  setTimeout(() => URL.revokeObjectURL(address));
}
