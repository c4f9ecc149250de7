import type { WorkshopStory } from './read-stories.ts';

/** Flow of the product: its title, and its steps in the tree's order. */
export interface Flow {
  title: string;
  steps: readonly Pick<WorkshopStory, 'id' | 'name'>[];
}

const FOLDER = 'Flows/';
/** Page that lists the flows. */
const OVERVIEW = `${FOLDER}At a glance`;

/** Groups the stories below Flows that are tagged `state` by their title. */
export function flowsOf(stories: readonly WorkshopStory[]): Flow[] {
  const shown = stories.filter(
    ({ title, tags }) => title.startsWith(FOLDER) && title !== OVERVIEW && tags.includes('state'),
  );
  return [...Map.groupBy(shown, ({ title }) => title)].map(([title, steps]) => ({
    title: title.slice(FOLDER.length).replaceAll('/', ', '),
    steps: steps.map(({ id, name }) => ({ id, name })),
  }));
}
