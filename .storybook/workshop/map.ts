import { compareByParameters, createPathPattern } from '../../mocks/charters/match-screen.ts';
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
const redirectAddress = '/';

/** Splits a patient's intake into a screen a section. A physician's has the same sections. */
const splitSections = (route: WorkshopRoute): WorkshopRoute[] =>
  route.role === 'patient' && route.address.includes('{-$section}')
    ? intakeSections.map(({ segment }) => ({
        ...route,
        address: route.address.replace('{-$section}', segment),
      }))
    : [route];

const getPathname = ({ path }: WorkshopStory) => path?.split(/[?#]/)[0] ?? '';

/** Lists every screen in the tree's order with its stories, those tagged `screen` first. */
export function createMap(routes: readonly WorkshopRoute[], stories: readonly WorkshopStory[]): MapScreen[] {
  const screens = routes.filter(({ address }) => address !== redirectAddress).flatMap(splitSections);
  const screensByPrecedence = screens
    .toSorted((one, other) => compareByParameters(one.address, other.address))
    .map((screen) => ({ screen, pattern: createPathPattern(screen.address) }));
  const storiesByScreen = Map.groupBy(
    stories,
    (story) => screensByPrecedence.find(({ pattern }) => pattern.test(getPathname(story)))?.screen,
  );
  const storyIndexById = new Map(stories.map(({ id }, index) => [id, index]));
  const getFirstStoryIndex = ({ stories: [first] }: MapScreen) =>
    storyIndexById.get(first?.id ?? '') ?? stories.length;
  const getScreenRank = ({ tags }: WorkshopStory) => Number(tags.includes('screen'));
  return screens
    .map((screen) => ({
      ...screen,
      stories: (storiesByScreen.get(screen) ?? []).toSorted((a, b) => getScreenRank(b) - getScreenRank(a)),
    }))
    .toSorted((a, b) => getFirstStoryIndex(a) - getFirstStoryIndex(b));
}
