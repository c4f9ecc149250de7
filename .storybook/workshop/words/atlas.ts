import type { WorkshopStory } from '../read-stories.ts';
import { type ProductText, readProductTexts } from './read-words.ts';
import { reasonsNotShown } from './reasons-not-shown.ts';
import { createStoryFinder } from './story-finder.ts';

/** Text of the product, and the stories that show it. */
export interface AtlasEntry extends ProductText {
  /** Stories that show the text, in Storybook's order. */
  stories: readonly Pick<WorkshopStory, 'id' | 'title' | 'name'>[];
  /** Reason why no story shows the text. */
  unshown?: string;
}

/** Returns true for pages about the product, which quote texts only as examples. */
const isAboutProduct = ({ title, tags }: WorkshopStory) =>
  title.startsWith('Foundations/') || tags.includes('guide');

/** Lists every text of the product with its rule and its stories. */
export function createAtlas(stories: readonly WorkshopStory[]): AtlasEntry[] {
  const findStories = createStoryFinder(stories.filter((story) => !isAboutProduct(story)));
  return readProductTexts().map((words) => ({
    ...words,
    stories: findStories(words).map(({ id, title, name }) => ({ id, title, name })),
    unshown: reasonsNotShown[words.key] ?? reasonsNotShown[words.text],
  }));
}
