import { addons } from 'storybook/manager-api';

/** Pages to read, which have no arguments to change. */
const PAGES = /^(introduction|map-of-the-product|foundations-)/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId: string | undefined }, shown: boolean) =>
      shown && !PAGES.test(storyId ?? ''),
  },
});
