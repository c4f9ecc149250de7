import { looks } from './looks.ts';

interface Plan {
  /** Titles and names of the screens, as in Storybook's tree. */
  screens: readonly { title: string; name: string }[];
  /** Number of screens in the workshop. */
  all: number;
  update: 'all' | 'new';
  /** True if none of these screens had an accepted picture before. */
  isFirst: boolean;
}

/** Largest number of screens that the plan lists by name. */
const MOST = 8;

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** Describes a run before it starts: screens, number of pictures, compared or accepted. */
export function formatPlan({ screens, all, update, isFirst }: Plan): string {
  const compared = 'compared with the accepted ones';
  const accepted = isFirst ? 'accepted, for there are none yet' : 'accepted as they look now';
  const which = screens.length === all ? 'every screen' : `${screens.length} of ${counted(all, 'screen')}`;
  const names = screens.length <= MOST ? screens.map(({ title, name }) => `  ${title}: ${name}`) : [];
  return [
    `Pictures of ${which} at ${counted(new Set(looks.map(({ width }) => width)).size, 'width')}, light and dark: ${counted(screens.length * looks.length, 'picture')}, ${update === 'all' ? accepted : compared}.`,
    ...names,
  ].join('\n');
}
