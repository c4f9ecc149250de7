import { luminance, luminanceRatio } from '#stories/foundations/contrast.ts';

/** What the emulated palettes are called: Windows' high contrast white and black. */
const palettes = ['light', 'dark'] as const;

/** Outside the test run nothing is emulated: a reader of Storybook switches the system's own contrast theme on. */
const inTests = import.meta.env.MODE === 'test';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

type Features = Record<'forced-colors' | 'prefers-color-scheme', string>;

async function emulate(features: Features): Promise<void> {
  const { cdp } = await import('vitest/browser');
  const listed = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features: listed });
  seen = null;
  await nextFrame();
  await nextFrame();
}

/** Does something to the story as it looks in each of a system's forced palettes, in the test run. */
export async function inForcedColors(look: (palette: string) => Promise<void>): Promise<void> {
  if (!inTests) return;
  try {
    for (const palette of palettes) {
      await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': palette });
      await look(palette);
    }
  } finally {
    await emulate({ 'forced-colors': '', 'prefers-color-scheme': '' });
  }
}

/** The browser's window as it is drawn; a story has a frame of its own in it. */
async function screenshot(): Promise<ImageData> {
  const { cdp } = await import('vitest/browser');
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png' });
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!canvas) throw new Error('No canvas to read a picture with');
  canvas.drawImage(picture, 0, 0);
  return canvas.getImageData(0, 0, picture.width, picture.height);
}

type Color = [red: number, green: number, blue: number];

const colorAt = ({ data, width, height }: ImageData, x: number, y: number): Color => {
  if (x < 0 || y < 0 || x >= width || y >= height) throw new Error('What is compared is out of the picture');
  const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x));
  return [red, green, blue];
};

/** How far apart two colors have to be. */
const apart = {
  /** Seen by somebody with low vision (WCAG 1.4.11). */
  inContrast: (one: Color, other: Color) => luminanceRatio(luminance(...one), luminance(...other)) >= 3,
  /** Another color: enough for what cannot be used, of which WCAG asks nothing. */
  inColor: (one: Color, other: Color) =>
    one.some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > 64),
};

/** The last picture, and how far the story was scrolled: while nothing moves, one picture serves many comparisons. */
let seen: { scrollY: number; picture: ImageData } | null = null;

/** Looks again: what was painted a moment later is in the next picture. */
export function lookAgain(): void {
  seen = null;
}

async function pictureWith(element: Element): Promise<ImageData> {
  element.scrollIntoView({ block: 'nearest' });
  if (seen?.scrollY !== window.scrollY) seen = { scrollY: window.scrollY, picture: await screenshot() };
  return seen.picture;
}

export interface Comparison {
  what: string;
  one: Element;
  /** Of the same size, and in sight together with the first. */
  other: Element;
  /** Elements with different words are compared in their first columns only, which hold none. */
  columns?: number;
  by?: keyof typeof apart;
}

/** How many pixels of two elements differ so much that it is seen. */
export async function pixelsApart({ one, other, columns = Infinity, by = 'inContrast' }: Comparison) {
  const picture = await pictureWith(one);
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  let found = 0;
  for (let y = 0; y < Math.min(a.height, b.height); y++) {
    for (let x = 0; x < Math.min(a.width, b.width, columns); x++) {
      const at = ({ left, top }: DOMRect) =>
        colorAt(picture, Math.round(frame.x + left + x), Math.round(frame.y + top + y));
      if (apart[by](at(a), at(b))) found++;
    }
  }
  return found;
}
