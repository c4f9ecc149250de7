import { globSync, readFileSync } from 'node:fs';

/** Tag of the story that shows a screen in its first state. */
export const screenTag = 'screen';

/** Lists the story files without a screen's first state. */
export const listFilesWithoutScreen = () =>
  globSync('stories/**/*.stories.tsx').filter(
    (path) => !readFileSync(path, 'utf8').includes(`'${screenTag}'`),
  );
