/** Data URL of a JPEG; the group captures the base64 data. */
const jpegDataUrl = /^data:image\/jpeg;base64,([A-Za-z\d+/]+=*)$/;

/**
 * Returns the file of a JPEG data URL, or undefined. A fixed date makes equal pictures equal files,
 * so that the repeated call of a double click is dropped.
 */
export function fileOfDataUrl(address: string): File | undefined {
  const base64 = jpegDataUrl.exec(address)?.[1];
  if (base64 === undefined) return undefined;
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new File([bytes], 'profile.jpg', { type: 'image/jpeg', lastModified: 0 });
}
