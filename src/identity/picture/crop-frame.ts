import type { PercentCrop } from 'react-image-crop';

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Moves a crop frame by shares of the picture (%). It stays within the picture. */
export const moveFrame = (crop: PercentCrop, right: number, down: number): PercentCrop => ({
  ...crop,
  x: clamp(crop.x + right, 0, 100 - crop.width),
  y: clamp(crop.y + down, 0, 100 - crop.height),
});

/**
 * Scales a crop frame around its center. It keeps its ratio and stays within the picture.
 * @param leastWidth smallest width, as a share of the picture (%)
 */
export function scaleFrame(crop: PercentCrop, factor: number, leastWidth: number): PercentCrop {
  const largest = Math.min(100 / crop.width, 100 / crop.height);
  const scale = clamp(factor, Math.min(leastWidth / crop.width, largest), largest);
  const [width, height] = [crop.width * scale, crop.height * scale];
  const centered = { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2 };
  return moveFrame({ ...crop, ...centered, width, height }, 0, 0);
}
