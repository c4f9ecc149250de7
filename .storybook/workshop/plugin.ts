import { readFile } from 'node:fs/promises';
import type { StoryIndex } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { storiesWithPictures } from '../pictures/folders.ts';
import { listBlocksByPage } from './building-blocks.ts';
import { flowsOf } from './flows.ts';
import { examplesOf } from './guides/read-examples.ts';
import { typesOf } from './guides/read-types.ts';
import { createMap } from './map.ts';
import { readRoutes } from './read-routes.ts';
import { readStories } from './read-stories.ts';
import { readStyles } from './styles/read-styles.ts';
import { atlasOf } from './words/atlas.ts';

/** Virtual modules for the pages of the workshop, each computed on load (types: virtual.d.ts). */
const modules = {
  'virtual:workshop/map': async (index: StoryIndex) =>
    createMap(readRoutes(await readFile('src/routeTree.gen.ts', 'utf8')), await readStories(index)),
  'virtual:workshop/building-blocks': async (index: StoryIndex) => listBlocksByPage(index),
  'virtual:workshop/guides': async ({ entries }: StoryIndex) => {
    const guides = Object.values(entries).filter(({ tags }) => tags?.includes('guide'));
    return { examples: examplesOf(guides), types: typesOf() };
  },
  'virtual:workshop/styles': async () => readStyles(),
  'virtual:workshop/atlas': async (index: StoryIndex) => atlasOf(await readStories(index)),
  'virtual:workshop/flows': async (index: StoryIndex) => flowsOf(await readStories(index)),
  'virtual:workshop/accessibility': async (index: StoryIndex) => {
    // On demand: axe expects a window while a tool such as knip reads Storybook's settings.
    const { proofsOf } = await import('./accessibility/proofs.ts');
    return proofsOf(await readStories(index));
  },
  'virtual:workshop/pictures': ({ entries }: StoryIndex) => storiesWithPictures(Object.keys(entries)),
};

const isOurs = (id: string): id is keyof typeof modules => Object.hasOwn(modules, id);

/** Vite plugin that serves facts about the stories and the app's source as virtual modules. */
export function workshop(readIndex: () => Promise<StoryIndex>): Plugin {
  return {
    name: 'workshop',
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    load: async (resolved) => {
      const id = resolved.slice(1);
      if (!resolved.startsWith('\0') || !isOurs(id)) return;
      return `export default ${JSON.stringify(await modules[id](await readIndex()))}`;
    },
  };
}
