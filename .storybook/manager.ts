import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { CopyLink } from './share/copy-link.ts';
import { openGiven } from './share/given-arguments.ts';

/** Pages to read, which have no arguments to change. */
const PAGES = /^(introduction|map-of-the-product|foundations-)|--guide$/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId: string | undefined }, shown: boolean) =>
      shown && !PAGES.test(storyId ?? ''),
  },
});

addons.register('workshop', (api) => {
  openGiven(api);
  addons.add('workshop/copy-link', {
    type: types.TOOL,
    title: 'Copy a link to what you see',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(CopyLink),
  });
});
