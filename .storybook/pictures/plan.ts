import { looks } from './looks.ts';

interface Plan {
  /** Titles and names of the screens, as the tree has them. */
  screens: readonly { title: string; name: string }[];
  /** Screens in the workshop. */
  all: number;
  update: 'all' | 'new';
  /** No picture of these screens was accepted before. */
  isFirst: boolean;
}

/** Longest list of screens in the plan. */
const MOST = 8;

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** Describes a run before it starts: the screens, the number of pictures, and whether they are compared or accepted. */
export function planInWords({ screens, all, update, isFirst }: Plan): string {
  const compared = 'compared with the accepted ones';
  const accepted = isFirst ? 'accepted, for there are none yet' : 'accepted as they look now';
  const which = screens.length === all ? 'every screen' : `${screens.length} of ${counted(all, 'screen')}`;
  const names = screens.length <= MOST ? screens.map(({ title, name }) => `  ${title}: ${name}`) : [];
  return [
    `Pictures of ${which} at ${counted(new Set(looks.map(({ width }) => width)).size, 'width')}, light and dark: ${counted(screens.length * looks.length, 'picture')}, ${update === 'all' ? accepted : compared}.`,
    ...names,
  ].join('\n');
}
