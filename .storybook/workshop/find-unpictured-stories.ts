import type { MapScreen } from './map.ts';
import type { WorkshopStory } from './read-stories.ts';

/**
 * Returns the first `screen` story of each screen without a picture: the map shows one story of a
 * screen, and the atlas falls back to it.
 */
export function findUnpicturedStories(
  screens: readonly MapScreen[],
  storyIdsWithPicture: readonly string[],
): WorkshopStory[] {
  const picturedIds = new Set(storyIdsWithPicture);
  return screens
    .filter(({ stories }) => !stories.some(({ id }) => picturedIds.has(id)))
    .flatMap(({ stories }) => stories.find(({ tags }) => tags.includes('screen')) ?? []);
}
