import type { PercentCrop } from 'react-image-crop';

/** accounts §2.16 and §9: what a profile image measures, in pixels. */
export const PICTURE = { width: 150, height: 133 } as const;

const WHITE = '#fff';

/** Draws the cropped part of a picture onto a canvas of exactly the size that is sent. */
export function drawCrop(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: PercentCrop): void {
  const { naturalWidth, naturalHeight } = image;
  const { width, height } = PICTURE;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return;
  // What is sent is a JPEG: without this, what a PNG leaves transparent would come out black.
  context.fillStyle = WHITE;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight];
  const [w, h] = [(crop.width / 100) * naturalWidth, (crop.height / 100) * naturalHeight];
  context.drawImage(image, x, y, w, h, 0, 0, width, height);
}

/** What a canvas shows, as the file that is sent: a few kilobytes. @throws Error when the browser cannot make one */
export async function pictureFile(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('Your browser could not make a picture of this. Please choose another one.');
  // The same picture is the same file, whenever it is made: a double press makes it twice.
  return new File([blob], 'profile.jpg', { type: 'image/jpeg', lastModified: 0 });
}
