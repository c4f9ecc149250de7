/**
 * Saves a file through the browser.
 * @param name file name, already safe for a folder
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The download starts after this task: the URL must be valid until then.
  setTimeout(() => URL.revokeObjectURL(url));
}
