/** Windows that every screen is pictured in, in px, each with its name above a story (`viewport` in ../preview.tsx). */
const windows = [
  { viewport: 'phone', width: 390, height: 844 },
  { viewport: 'tablet', width: 768, height: 1024 },
  { viewport: 'desktop', width: 1440, height: 900 },
] as const;
const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];
export type Width = (typeof windows)[number]['width'];

/** How a screen can look, as the folder of its pictures is called: `390-light`. */
export const lookOf = (width: Width, scheme: Scheme) => `${width}-${scheme}` as const;

/** Every look that each screen is pictured in. */
export const looks = windows.flatMap((window) =>
  schemes.map((scheme) => ({ ...window, scheme, name: lookOf(window.width, scheme) })),
);

export type Look = (typeof looks)[number];

const SHOWN: readonly Width[] = [390, 1440];

/** Looks that the map of the product and the atlas of words show. */
export const shownLooks = looks.filter(({ width }) => SHOWN.includes(width));

/** A picture by its place: `390-light/screens-patient-dashboard-new-patient`. */
export type PictureName = string;

/** The picture of a story in one look. Vitest joins dashes in the names of files, so these do as well. */
export const pictureName = (look: string, storyId: string): PictureName =>
  `${look}/${storyId.replaceAll(/-{2,}/g, '-')}`;
