import { expect, it } from 'vitest';
import type { MapScreen } from './map.ts';
import { findUnpicturedStories } from './unpictured.ts';

const story = (id: string, tag: string) => ({
  id,
  title: id,
  name: id,
  tags: [tag],
  file: `${id}.stories.tsx`,
  exportName: id,
});
const screen = (...stories: MapScreen['stories']): MapScreen => ({ address: '/', role: 'anybody', stories });

it('names one story of each screen whose pictures the map lacks', () => {
  const screens = [
    screen(story('log-in', 'screen'), story('log-in-filled', 'screen')),
    screen(story('dashboard', 'screen'), story('dashboard-new', 'screen')),
    screen(story('never', 'state')),
  ];
  expect(findUnpicturedStories(screens, ['dashboard-new']).map(({ id }) => id)).toEqual(['log-in']);
  expect(findUnpicturedStories(screens, ['log-in', 'dashboard'])).toEqual([]);
});
