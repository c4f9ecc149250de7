/**
 * Has the browser save a file.
 * @param name of the file, as it may safely stand in a folder
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The download starts after this task; an address revoked now would lead nowhere.
  setTimeout(() => URL.revokeObjectURL(address));
}
