import type { PercentCrop } from 'react-image-crop';

/** Size of a profile image in pixels (accounts §2.16 and §9). */
export const PICTURE_SIZE = { width: 150, height: 133 } as const;

/** Color of the transparent parts of a picture. */
const transparencyColor = '#fff';

/** Draws the cropped part of a picture onto a canvas of the size that is sent. */
export function drawCrop(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: PercentCrop): void {
  const { naturalWidth, naturalHeight } = image;
  const { width, height } = PICTURE_SIZE;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return;
  // A JPEG has no transparency: without this color, transparent parts would be black.
  context.fillStyle = transparencyColor;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight];
  const [sourceWidth, sourceHeight] = [
    (crop.width / 100) * naturalWidth,
    (crop.height / 100) * naturalHeight,
  ];
  context.drawImage(image, x, y, sourceWidth, sourceHeight, 0, 0, width, height);
}

/** Returns a canvas as the JPEG file to send. @throws Error if the browser cannot make one */
export async function fileOfCanvas(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('Your browser could not make a picture of this. Please choose another one.');
  // Equal pictures are equal files, so the repeated call of a double click is dropped.
  return new File([blob], 'profile.jpg', { type: 'image/jpeg', lastModified: 0 });
}
