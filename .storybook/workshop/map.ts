import { intakeSections } from '../../src/domain/intake/sections.ts';
import type { WorkshopRoute } from './read-routes.ts';
import type { WorkshopStory } from './read-stories.ts';

/** One screen of the product: an address, or one section of the intake at it. */
export interface MapScreen {
  address: string;
  role: WorkshopRoute['role'];
  stories: readonly WorkshopStory[];
}

/** It leads on to the login and has no face of its own. */
const WITHOUT_FACE = '/';

const OPTIONAL = /\/\{-\$\w+\}/g;

/** Each section of the intake is a screen of its own to who fills it in; a physician’s is the same ones once more. */
const sectionsOf = (route: WorkshopRoute): WorkshopRoute[] =>
  route.role === 'patient' && route.address.includes('{-$section}')
    ? intakeSections.map(({ segment }) => ({
        ...route,
        address: route.address.replace('{-$section}', segment),
      }))
    : [route];

const asPattern = (address: string) =>
  new RegExp(`^${address.replace(OPTIONAL, '(?:/[^/]+)?').replace(/\$\w+/g, '[^/]+')}$`);

/** Parameters last, as the router tries them. */
const byParameters = (a: WorkshopRoute, b: WorkshopRoute) =>
  a.address.split('$').length - b.address.split('$').length;

const pathname = ({ path }: WorkshopStory) => path?.split(/[?#]/)[0] ?? '';

/** Every screen in the tree’s order, with the stories that open it, those that show it as a whole first. */
export function mapOf(routes: readonly WorkshopRoute[], stories: readonly WorkshopStory[]): MapScreen[] {
  const screens = routes.filter(({ address }) => address !== WITHOUT_FACE).flatMap(sectionsOf);
  const tried = screens.toSorted(byParameters).map((screen) => ({ screen, is: asPattern(screen.address) }));
  const opened = Map.groupBy(stories, (story) => tried.find(({ is }) => is.test(pathname(story)))?.screen);
  const place = new Map(stories.map(({ id }, index) => [id, index]));
  const placeOf = ({ stories: [first] }: MapScreen) => place.get(first?.id ?? '') ?? stories.length;
  const isScreen = ({ tags }: WorkshopStory) => Number(tags.includes('screen'));
  return screens
    .map((screen) => ({
      ...screen,
      stories: (opened.get(screen) ?? []).toSorted((a, b) => isScreen(b) - isScreen(a)),
    }))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}
