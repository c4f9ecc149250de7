import { createElement, type FunctionComponent } from 'react';
import { addons, types } from 'storybook/manager-api';
import { managerThemes } from './manager-theme.ts';
import { ResetAll } from './reset-all.ts';
import { CopyLink } from './share/copy-link.ts';
import { restoreArguments } from './share/shared-arguments.ts';

/** Ids of pages without arguments to change: they hide the addon panel. */
const pagesWithoutArguments = /^(introduction|map-of-the-product|foundations-|flows-at-a-glance--)|--guide$/;

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
/** Applies the system's light or dark theme. `setConfig` merges it into the settings below. */
const followScheme = () => addons.setConfig({ theme: managerThemes[prefersDark.matches ? 'dark' : 'light'] });

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId: string | undefined }, isShownByDefault: boolean) =>
      isShownByDefault && !pagesWithoutArguments.test(storyId ?? ''),
  },
});
followScheme();
prefersDark.addEventListener('change', followScheme);

/** Adds a tool to the toolbar above a story. */
const addTool = (id: string, title: string, tool: FunctionComponent) =>
  addons.add(`workshop/${id}`, {
    type: types.TOOL,
    title,
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(tool),
  });

addons.register('workshop', (api) => {
  // The arguments come from the URL that Copy link makes.
  restoreArguments(api);
  addTool('reset-all', 'Put back all that is chosen above the story', ResetAll);
  addTool('copy-link', 'Copy a link to what you see', CopyLink);
});
