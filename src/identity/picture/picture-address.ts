/** Data URL of a JPEG. */
const jpegAddress = /^data:image\/jpeg;base64,([A-Za-z\d+/]+=*)$/;

/**
 * Returns the file of a JPEG data URL, or undefined. A fixed date makes equal pictures equal files,
 * so that the repeated call of a double click is dropped.
 */
export function pictureFileOf(address: string): File | undefined {
  const base64 = jpegAddress.exec(address)?.[1];
  if (base64 === undefined) return undefined;
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new File([bytes], 'profile.jpg', { type: 'image/jpeg', lastModified: 0 });
}
