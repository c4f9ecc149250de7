import { globSync, readFileSync } from 'node:fs';

/** Tag of the story that shows a screen in its first state. */
export const SCREEN_TAG = 'screen';

/** Lists the story files without a screen's first state. */
export const filesWithoutScreen = () =>
  globSync('stories/**/*.stories.tsx').filter(
    (path) => !readFileSync(path, 'utf8').includes(`'${SCREEN_TAG}'`),
  );
