/** Window sizes of pictures, in px. `viewport` is the name in the toolbar (../preview.tsx). */
const windows = [
  { viewport: 'phone', width: 390, height: 844 },
  { viewport: 'tablet', width: 768, height: 1024 },
  { viewport: 'desktop', width: 1440, height: 900 },
] as const;
const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];
export type Width = (typeof windows)[number]['width'];

/** Returns the name of a look, which is the folder of its pictures: `390-light`. */
export const lookOf = (width: Width, scheme: Scheme) => `${width}-${scheme}` as const;

/** Looks that each screen is pictured in. */
export const looks = windows.flatMap((window) =>
  schemes.map((scheme) => ({ ...window, scheme, name: lookOf(window.width, scheme) })),
);

export type Look = (typeof looks)[number];

const shownWidths: readonly Width[] = [390, 1440];

/** Looks that the map of the product and the atlas of words show. */
export const shownLooks = looks.filter(({ width }) => shownWidths.includes(width));

/** Name of a picture by look and story: `390-light/screens-patient-dashboard-new-patient`. */
export type PictureName = string;

/** Returns the name of a story's picture. Dashes are joined, as Vitest does in file names. */
export const pictureName = (look: string, storyId: string): PictureName =>
  `${look}/${storyId.replaceAll(/-{2,}/g, '-')}`;
