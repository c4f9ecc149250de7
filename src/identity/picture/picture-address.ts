/** The kind of file and its bytes, in an address that holds both. */
const jpegAddress = /^data:image\/jpeg;base64,([A-Za-z\d+/]+=*)$/;

/**
 * The picture of an address that a canvas gave, as the file that is sent; undefined for anything else. The same picture
 * is the same file, whenever it is made: a double press makes it twice.
 */
export function pictureFileOf(address: string): File | undefined {
  const base64 = jpegAddress.exec(address)?.[1];
  if (base64 === undefined) return undefined;
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new File([bytes], 'profile.jpg', { type: 'image/jpeg', lastModified: 0 });
}
