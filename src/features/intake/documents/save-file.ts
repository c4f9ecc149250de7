import { safeFileName } from '#domain/files/document-files.ts';

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: safeFileName(name) }).click();
  // The download starts after this task; an address revoked now would lead nowhere.
  setTimeout(() => URL.revokeObjectURL(address));
}
