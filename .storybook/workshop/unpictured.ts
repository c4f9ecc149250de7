import type { MapScreen } from './map.ts';
import type { WorkshopStory } from './read-stories.ts';

/**
 * Returns the first `screen` story of each screen without a picture: the map shows one story of a
 * screen, and the atlas falls back to it.
 */
export function findUnpicturedStories(
  screens: readonly MapScreen[],
  pictured: readonly string[],
): WorkshopStory[] {
  const known = new Set(pictured);
  return screens
    .filter(({ stories }) => !stories.some(({ id }) => known.has(id)))
    .flatMap(({ stories }) => stories.find(({ tags }) => tags.includes('screen')) ?? []);
}
