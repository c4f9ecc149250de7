/** Makes the browser save a text as a file. */
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Revokes the URL in a later task, since the download starts after the present one.
  setTimeout(() => URL.revokeObjectURL(address));
}
