/** Creates a PNG file of the given size, in px. */
export async function createPictureFile(width: number, height: number, name = 'me.png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = 'teal';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'wheat';
  context.beginPath();
  context.arc(width / 2, height / 2, Math.min(width, height) / 4, 0, 2 * Math.PI);
  context.fill();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob as Blob], name, { type: 'image/png' });
}
