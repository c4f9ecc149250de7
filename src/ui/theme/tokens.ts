import { palette } from './palette.ts';

/**
 * Colors by use, for each scheme. `css-variables.ts` turns them into custom properties (`page`
 * becomes `--ui-page`) and Mantine's own; no other code sets a color.
 */
const light = {
  /** Background of the page. */
  page: '#f6f3ea',
  /** Cards and dialogs. */
  surface: '#fffefb',
  /** Menus, lists and toasts over a card. */
  raised: '#fffefb',
  /** Insets of a card, track of a segmented control. */
  sunken: palette.gray[1],
  /** Background of an input. */
  field: '#ffffff',
  /** Decorative lines. */
  line: '#e3dfd2',
  /** Borders of controls: at least 3:1 on page, surface and field. */
  control: '#817f72',
  /** Text. */
  ink: '#16281f',
  /** Secondary text. */
  dimmed: '#55605a',
  /** Hint at the format, in an empty field. */
  placeholder: '#656c66',
  /** Background of a disabled control. */
  disabled: '#e9e6dc',
  /** Text of a disabled control. */
  disabledInk: '#62675f',
  /** Links in a text. */
  link: palette.pine[7],
  /** Headings and other prominent text. */
  heading: '#11332a',
  /** Errors and irreversible actions. */
  error: palette.red[7],
  /** Completed actions. */
  success: palette.pine[7],
  /** Focus ring. */
  focus: palette.pine[7],
  /** Background of the brand mark. */
  brand: palette.pine[7],
  /** Background of a chosen answer. */
  chosen: palette.pine[0],
  /** Marks and illustrations; never a state. */
  accent: palette.clay[6],
  /** Background of an accent. */
  accentSoft: palette.clay[1],
} as const;

/** Color of each use, in one scheme. */
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
