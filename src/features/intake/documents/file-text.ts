/** The bytes of a file as text (base64), to be kept where texts are. */
export function textOfBytes(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
}

/** @throws DOMException where the text is not of `textOfBytes` */
export function bytesOfText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
