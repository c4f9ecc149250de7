import type { WorkshopStory } from './read-stories.ts';

/** Flow of the product: its title, and its steps in the tree's order. */
export interface Flow {
  title: string;
  steps: readonly Pick<WorkshopStory, 'id' | 'name'>[];
}

const flowsFolder = 'Flows/';
/** Page that lists the flows. */
const overviewTitle = `${flowsFolder}At a glance`;

/** Groups the stories below Flows that are tagged `state` by their title. */
export function groupFlows(stories: readonly WorkshopStory[]): Flow[] {
  const flowStories = stories.filter(
    ({ title, tags }) => title.startsWith(flowsFolder) && title !== overviewTitle && tags.includes('state'),
  );
  return [...Map.groupBy(flowStories, ({ title }) => title)].map(([title, steps]) => ({
    title: title.slice(flowsFolder.length).replaceAll('/', ', '),
    steps: steps.map(({ id, name }) => ({ id, name })),
  }));
}
