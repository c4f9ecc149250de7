import { readFile } from 'node:fs/promises';
import type { StoryIndex } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { filterStoriesWithPictures } from '../pictures/folders.ts';
import { listBlocksByPage } from './building-blocks.ts';
import { groupFlows } from './flows.ts';
import { readExamplesByGuide } from './guides/read-examples.ts';
import { readGuideTypes } from './guides/read-types.ts';
import { createMap } from './map.ts';
import { readRoutes } from './read-routes.ts';
import { readStories } from './read-stories.ts';
import { readStyles } from './styles/read-styles.ts';
import { createAtlas } from './words/atlas.ts';

/** Virtual modules for the pages of the workshop, each computed on load (types: virtual.d.ts). */
const moduleLoaders = {
  'virtual:workshop/map': async (index: StoryIndex) =>
    createMap(readRoutes(await readFile('src/routeTree.gen.ts', 'utf8')), await readStories(index)),
  'virtual:workshop/building-blocks': async (index: StoryIndex) => listBlocksByPage(index),
  'virtual:workshop/guides': async ({ entries }: StoryIndex) => {
    const guides = Object.values(entries).filter(({ tags }) => tags?.includes('guide'));
    return { examples: readExamplesByGuide(guides), types: readGuideTypes() };
  },
  'virtual:workshop/styles': async () => readStyles(),
  'virtual:workshop/atlas': async (index: StoryIndex) => createAtlas(await readStories(index)),
  'virtual:workshop/flows': async (index: StoryIndex) => groupFlows(await readStories(index)),
  'virtual:workshop/accessibility': async (index: StoryIndex) => {
    // On demand: axe expects a window while a tool such as knip reads Storybook's settings.
    const { listProvenCriteria } = await import('./accessibility/proofs.ts');
    return listProvenCriteria(await readStories(index));
  },
  'virtual:workshop/pictures': ({ entries }: StoryIndex) => filterStoriesWithPictures(Object.keys(entries)),
};

const isWorkshopModule = (id: string): id is keyof typeof moduleLoaders => Object.hasOwn(moduleLoaders, id);

/** Vite plugin that serves facts about the stories and the app's source as virtual modules. */
export function createWorkshopPlugin(readIndex: () => Promise<StoryIndex>): Plugin {
  return {
    name: 'workshop',
    // Rollup's convention: a leading null character marks the id of a virtual module.
    resolveId: (id) => (isWorkshopModule(id) ? `\0${id}` : undefined),
    load: async (resolved) => {
      const id = resolved.slice(1);
      if (!resolved.startsWith('\0') || !isWorkshopModule(id)) return;
      return `export default ${JSON.stringify(await moduleLoaders[id](await readIndex()))}`;
    },
  };
}
