import { intakeSections } from '../../src/domain/intake/sections.ts';
import type { WorkshopRoute } from './read-routes.ts';
import type { WorkshopStory } from './read-stories.ts';

/** Screen of the product: a URL, or a section of the intake at it. */
export interface MapScreen {
  address: string;
  role: WorkshopRoute['role'];
  stories: readonly WorkshopStory[];
}

/** Route that redirects to the login and renders nothing. */
const REDIRECT_ROUTE = '/';

const OPTIONAL = /\/\{-\$\w+\}/g;

/** Splits a patient's intake into a screen a section. A physician's has the same sections. */
const sectionsOf = (route: WorkshopRoute): WorkshopRoute[] =>
  route.role === 'patient' && route.address.includes('{-$section}')
    ? intakeSections.map(({ segment }) => ({
        ...route,
        address: route.address.replace('{-$section}', segment),
      }))
    : [route];

const asPattern = (address: string) =>
  new RegExp(`^${address.replace(OPTIONAL, '(?:/[^/]+)?').replace(/\$\w+/g, '[^/]+')}$`);

/** Compares routes: fewer parameters first, as the router matches them. */
const byParameters = (a: WorkshopRoute, b: WorkshopRoute) =>
  a.address.split('$').length - b.address.split('$').length;

const pathname = ({ path }: WorkshopStory) => path?.split(/[?#]/)[0] ?? '';

/** Lists every screen in the tree's order with its stories, those tagged `screen` first. */
export function createMap(routes: readonly WorkshopRoute[], stories: readonly WorkshopStory[]): MapScreen[] {
  const screens = routes.filter(({ address }) => address !== REDIRECT_ROUTE).flatMap(sectionsOf);
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
