import type { WorkshopStory } from '../read-stories.ts';
import { type ProductText, readProductTexts } from './read-words.ts';
import { storiesThatShow } from './stories-that-show.ts';
import { reasonsNotShown } from './unshown.ts';

/** Text of the product, and the stories that show it. */
export interface AtlasEntry extends ProductText {
  /** Stories that show the text, in Storybook's order. */
  stories: readonly Pick<WorkshopStory, 'id' | 'title' | 'name'>[];
  /** Reason why no story shows the text. */
  unshown?: string;
}

/** Returns true for pages about the product, which quote texts only as examples. */
const isAbout = ({ title, tags }: WorkshopStory) =>
  title.startsWith('Foundations/') || tags.includes('guide');

/** Lists every text of the product with its rule and its stories. */
export function atlasOf(stories: readonly WorkshopStory[]): AtlasEntry[] {
  const shownBy = storiesThatShow(stories.filter((story) => !isAbout(story)));
  return readProductTexts().map((words) => ({
    ...words,
    stories: shownBy(words).map(({ id, title, name }) => ({ id, title, name })),
    unshown: reasonsNotShown[words.key] ?? reasonsNotShown[words.text],
  }));
}
