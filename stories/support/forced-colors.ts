import { luminance, luminanceRatio } from '#stories/foundations/contrast.ts';

/** Color schemes of the emulated palettes, Windows' high contrast white and black. */
const palettes = ['light', 'dark'] as const;

/** True in tests. Elsewhere nothing is emulated: the system's own contrast theme applies. */
const isTest = import.meta.env.MODE === 'test';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

type Features = Record<'forced-colors' | 'prefers-color-scheme', string>;

/** Emulates media features, where '' ends an emulation, and waits until the page is repainted. */
async function emulate(features: Features): Promise<void> {
  const { cdp } = await import('vitest/browser');
  const featureList = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features: featureList });
  lastScreenshot = null;
  // The repaint is over once a second frame starts.
  await nextFrame();
  await nextFrame();
}

/** Calls `check` in each of a system's forced palettes. Does nothing outside of tests. */
export async function inForcedColors(check: (palette: string) => Promise<void>): Promise<void> {
  if (!isTest) return;
  try {
    for (const palette of palettes) {
      await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': palette });
      await check(palette);
    }
  } finally {
    await emulate({ 'forced-colors': '', 'prefers-color-scheme': '' });
  }
}

/** Captures the browser's window, in which the story has a frame. */
async function takeScreenshot(): Promise<ImageData> {
  const { cdp } = await import('vitest/browser');
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png' });
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!canvas) throw new Error('The browser has no 2D canvas');
  canvas.drawImage(picture, 0, 0);
  return canvas.getImageData(0, 0, picture.width, picture.height);
}

type Color = [red: number, green: number, blue: number];

const readColor = ({ data, width, height }: ImageData, x: number, y: number): Color => {
  if (x < 0 || y < 0 || x >= width || y >= height)
    throw new Error('The element is outside of the screenshot');
  const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x));
  return [red, green, blue];
};

/** Conditions under which two colors count as different. */
const colorTests = {
  /** Visible with low vision (WCAG 1.4.11). */
  inContrast: (one: Color, other: Color) => luminanceRatio(luminance(...one), luminance(...other)) >= 3,
  /** Another color: enough for disabled controls, for which WCAG requires no contrast. */
  inColor: (one: Color, other: Color) =>
    one.some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > 64),
};

/** Last screenshot with its scroll position. It serves many comparisons while nothing moves. */
let lastScreenshot: { scrollY: number; picture: ImageData } | null = null;

/** Discards the last screenshot, since something may have been painted after it. */
export function discardScreenshot(): void {
  lastScreenshot = null;
}

/** Returns a screenshot with the element in view, the last one if it still holds. */
async function takeScreenshotWith(element: Element): Promise<ImageData> {
  element.scrollIntoView({ block: 'nearest' });
  if (lastScreenshot?.scrollY !== window.scrollY)
    lastScreenshot = { scrollY: window.scrollY, picture: await takeScreenshot() };
  return lastScreenshot.picture;
}

/** Two elements to compare as painted. */
export interface Comparison {
  /** Description for the message of a failure. */
  what: string;
  one: Element;
  /** Element of the same size, in view together with `one`. */
  other: Element;
  /** Width to compare, in px: the start of elements with different texts, where no text is. */
  columns?: number;
  /** Test that decides whether two colors differ; a visible contrast by default. */
  by?: keyof typeof colorTests;
}

/** Counts the pixels in which two elements differ visibly. */
export async function countDifferentPixels({
  one,
  other,
  columns = Infinity,
  by = 'inContrast',
}: Comparison) {
  const picture = await takeScreenshotWith(one);
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  let count = 0;
  for (let y = 0; y < Math.min(a.height, b.height); y++) {
    for (let x = 0; x < Math.min(a.width, b.width, columns); x++) {
      const readColorIn = ({ left, top }: DOMRect) =>
        readColor(picture, Math.round(frame.x + left + x), Math.round(frame.y + top + y));
      if (colorTests[by](readColorIn(a), readColorIn(b))) count++;
    }
  }
  return count;
}
