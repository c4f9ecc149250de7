import type { WorkshopStory } from '../read-stories.ts';
import { readWords, type Words } from './read-words.ts';
import { storiesThatShow } from './stories-that-show.ts';
import { unshown } from './unshown.ts';

/** Something that the product says, and where it is seen. */
export interface AtlasEntry extends Words {
  /** The stories that show it, in Storybook’s order. */
  stories: readonly Pick<WorkshopStory, 'id' | 'title' | 'name'>[];
  /** Why there is none. */
  unshown?: string;
}

/** A page about the product says a text as an example: nobody meets it there. */
const isAbout = ({ title, tags }: WorkshopStory) =>
  title.startsWith('Foundations/') || tags.includes('guide');

/** Everything that the product says, each with its rule and its stories. */
export function atlasOf(stories: readonly WorkshopStory[]): AtlasEntry[] {
  const shownBy = storiesThatShow(stories.filter((story) => !isAbout(story)));
  return readWords().map((words) => ({
    ...words,
    stories: shownBy(words).map(({ id, title, name }) => ({ id, title, name })),
    unshown: unshown[words.key] ?? unshown[words.text],
  }));
}
