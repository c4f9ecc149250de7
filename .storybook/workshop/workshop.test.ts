import { readFile } from 'node:fs/promises';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { intakeSections } from '#domain/intake/sections.ts';
import { readExamplesByGuide } from './guides/read-examples.ts';
import { readGuideTypes } from './guides/read-types.ts';
import { createMap } from './map.ts';
import { readRoutes } from './read-routes.ts';
import { readStories, type WorkshopStory } from './read-stories.ts';
import { createAtlas } from './words/atlas.ts';
import { reasonsNotShown } from './words/reasons-not-shown.ts';

let stories: WorkshopStory[] = [];

beforeAll(async () => {
  stories = await readStories(await buildIndex({ configDir: '.storybook' }));
});

const listTitlesBelow = (folder: string) =>
  stories.filter(({ title }) => title.startsWith(folder)).map(({ title }) => title.slice(folder.length));

describe('The tree', () => {
  it('has the product’s order', () => {
    const roots = new Set(stories.map(({ title }) => title.split('/')[0]));
    expect([...roots]).toEqual([
      'Introduction',
      'Map of the product',
      'Accessibility',
      'Foundations',
      'Components',
      'Screens',
      'Flows',
      'Mock console',
    ]);
  });

  it('has the 13 sections in their order, each under its own name', () => {
    const titles: string[] = intakeSections.map(({ title }) => title);
    const shown = new Set(
      listTitlesBelow('Screens/Patient/Health Intake/').filter((title) => titles.includes(title)),
    );
    expect([...shown]).toEqual(titles);
  });

  it('tags each story as state or behavior, and no screen as behavior', () => {
    const withBothOrNoTag = stories.filter(
      ({ tags }) => tags.includes('state') === tags.includes('behavior'),
    );
    const screensWithBehavior = stories.filter(
      ({ tags }) => tags.includes('screen') && tags.includes('behavior'),
    );
    expect([...withBothOrNoTag, ...screensWithBehavior].map(({ id }) => id)).toEqual([]);
  });
});

/** Names of stories that repeat another at a width or in a scheme, which the toolbar offers. */
const toolbarVariantName = /(OnA?(Small)?Phone|^Dark)$/;

describe('A story that repeats another at a width or in a scheme', () => {
  it('is tagged as behavior', () => {
    const repeated = stories.filter(({ exportName }) => toolbarVariantName.test(exportName));
    // A pattern that no longer matches the names would find few or none.
    expect(repeated.length).toBeGreaterThan(50);
    expect(repeated.filter(({ tags }) => !tags.includes('behavior')).map(({ id }) => id)).toEqual([]);
  });
});

describe('The pages of the components', () => {
  const guides = () => stories.filter(({ tags }) => tags.includes('guide'));

  it('exist for every component', () => {
    const titles = new Set(guides().map(({ title }) => title));
    // If no stories were read, the search below would find none without a page.
    expect(titles.size).toBeGreaterThan(25);
    const withoutPage = stories.filter(
      ({ title }) =>
        title.startsWith('Components/') &&
        ![...titles].some((pageTitle) => `${title}/`.startsWith(`${pageTitle}/`)),
    );
    expect(withoutPage.map(({ title }) => title)).toEqual([]);
  });

  it('have code to copy for each pair', () => {
    const examples = Object.entries(
      readExamplesByGuide(guides().map(({ title, file }) => ({ title, importPath: file }))),
    );
    const withoutCode = examples.filter(([, { pairs }]) => pairs.length === 0 || pairs.includes(''));
    expect(withoutCode.map(([title]) => title)).toEqual([]);
  });

  it('list the properties of an existing component or type', async () => {
    const typesByName = readGuideTypes();
    for (const { file } of guides()) {
      const source = await readFile(file, 'utf8');
      const types = source.match(/types: \[([^\]]+)\]/)?.[1]?.match(/\w+/g) ?? [];
      expect(types.filter((type) => !typesByName[type]?.length)).toEqual([]);
      expect(types.length > 0 || /const meta: Meta = \{[^;]*component: /.test(source), file).toBe(true);
    }
  });

  it('come first below their title', () => {
    const firstStories = guides().map(({ title }) => stories.find((story) => story.title === title));
    expect(firstStories).toEqual(guides());
  });
});

describe('The map of the product', () => {
  it('has a story of every screen', async () => {
    const routes = readRoutes(await readFile('src/routeTree.gen.ts', 'utf8'));
    const screens = createMap(routes, stories);
    // With no routes read, no screen could lack a story.
    expect(screens.length).toBeGreaterThan(35);
    const withoutScreenStory = screens.filter(
      (screen) => !screen.stories.some(({ tags }) => tags.includes('screen')),
    );
    expect(withoutScreenStory.map(({ address }) => address)).toEqual([]);
  });
});

describe('The atlas of words', () => {
  it('has a story for every text', () => {
    const atlas = createAtlas(stories);
    const textsWithoutStory = atlas.filter((entry) => entry.stories.length === 0 && !entry.unshown);
    expect(textsWithoutStory.map(({ text, where }) => `${text} (${where})`)).toEqual([]);
    expect(new Set(atlas.map(({ kind }) => kind))).toEqual(
      new Set(['Toast', 'In the page', 'Empty state', 'E-mail', 'Text message']),
    );
    // Every exception names a text that exists and that no story shows.
    expect(atlas.filter((entry) => entry.unshown)).toHaveLength(Object.keys(reasonsNotShown).length);
    expect(atlas.filter((entry) => entry.unshown && entry.stories.length > 0)).toEqual([]);
  });
});
