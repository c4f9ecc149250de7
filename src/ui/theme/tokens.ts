import { palette } from './palette.ts';

/**
 * What the colors are used for, once for each scheme. `css-variables.ts` turns them into custom properties
 * (`page` becomes `--ui-page`) and into Mantine's own; nothing else in the product knows a color.
 */
const light = {
  /** Behind everything: warm paper. */
  page: '#f6f3ea',
  /** Cards and dialogs. */
  surface: '#fffefb',
  /** What opens over a card: menus, lists, toasts. */
  raised: '#fffefb',
  /** Wells inside a card, the track of a segmented control. */
  sunken: palette.gray[1],
  /** The inside of an input. */
  field: '#ffffff',
  /** Hairlines that only decorate. */
  line: '#e3dfd2',
  /** Edges that say "this is a control": at least 3:1 on page, surface and field. */
  control: '#817f72',
  /** Words. */
  ink: '#16281f',
  /** Words that accompany. */
  dimmed: '#55605a',
  /** The form of an answer, in an empty field. */
  placeholder: '#656c66',
  /** The inside of what cannot be used now. */
  disabled: '#e9e6dc',
  /** Its words. */
  disabledInk: '#62675f',
  /** Links in a text. */
  link: palette.pine[7],
  /** Headings, and what is said first. */
  heading: '#11332a',
  /** What is wrong, and what cannot be undone. */
  error: palette.red[7],
  /** What is done. */
  success: palette.pine[7],
  /** The ring around what the keyboard is on. */
  focus: palette.pine[7],
  /** The ground of the mark. */
  brand: palette.pine[7],
  /** A quiet fill behind a chosen answer. */
  chosen: palette.pine[0],
  /** Marks and illustrations; never a state. */
  accent: palette.clay[6],
  /** The ground of an accent. */
  accentSoft: palette.clay[1],
} as const;

export type Tokens = Record<keyof typeof light, string>;

const dark: Tokens = {
  page: palette.dark[8],
  surface: palette.dark[7],
  raised: palette.dark[6],
  sunken: '#0e1813',
  field: '#0e1813',
  line: '#29372f',
  control: '#6f8076',
  ink: palette.dark[0],
  dimmed: palette.dark[2],
  placeholder: palette.dark[3],
  disabled: palette.dark[5],
  disabledInk: palette.dark[2],
  link: palette.pine[3],
  heading: '#f0f5f1',
  error: palette.red[3],
  success: palette.pine[3],
  focus: palette.pine[3],
  brand: palette.pine[6],
  chosen: '#153324',
  accent: palette.clay[3],
  accentSoft: '#3a2417',
};

export const tokens: Record<'light' | 'dark', Tokens> = { light, dark };
