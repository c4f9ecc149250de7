import { expect, it } from 'vitest';
import { findUnpicturedStories } from './find-unpictured-stories.ts';
import type { MapScreen } from './map.ts';

const createStory = (id: string, tag: string) => ({
  id,
  title: id,
  name: id,
  tags: [tag],
  file: `${id}.stories.tsx`,
  exportName: id,
});
const createScreen = (...stories: MapScreen['stories']): MapScreen => ({
  address: '/',
  role: 'anybody',
  stories,
});

it('names one story of each screen whose pictures the map lacks', () => {
  const screens = [
    createScreen(createStory('log-in', 'screen'), createStory('log-in-filled', 'screen')),
    createScreen(createStory('dashboard', 'screen'), createStory('dashboard-new', 'screen')),
    createScreen(createStory('never', 'state')),
  ];
  expect(findUnpicturedStories(screens, ['dashboard-new']).map(({ id }) => id)).toEqual(['log-in']);
  expect(findUnpicturedStories(screens, ['log-in', 'dashboard'])).toEqual([]);
});
