import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildIndex } from 'storybook/internal/core-server';
import { filterStoriesWithPictures } from './pictures/folders.ts';
import { shownLooks } from './pictures/looks.ts';
import { findUnpicturedStories } from './workshop/find-unpictured-stories.ts';
import { createMap } from './workshop/map.ts';
import { readRoutes } from './workshop/read-routes.ts';
import { readStories, type WorkshopStory } from './workshop/read-stories.ts';

const printLine = (text: string) => process.stdout.write(`${text}\n`);

const { values, tokens } = parseArgs({
  options: { pictures: { type: 'boolean', default: true } },
  allowNegative: true,
  allowPositionals: true,
  strict: false,
  tokens: true,
});
const isPicturesOption = (index: number) =>
  tokens.some((token) => token.kind === 'option' && token.name === 'pictures' && token.index === index);
// Passes on to Storybook every argument but this script’s own `--pictures` or `--no-pictures`.
const storybookArguments = process.argv.slice(2).filter((_, index) => !isPicturesOption(index));

/** Returns the stories whose pictures the map and the atlas lack. */
async function findStoriesWithoutPicture(): Promise<readonly WorkshopStory[]> {
  const stories = await readStories(await buildIndex({ configDir: '.storybook' }));
  const screens = createMap(readRoutes(await readFile('src/routeTree.gen.ts', 'utf8')), stories);
  return findUnpicturedStories(screens, filterStoriesWithPictures(stories.map(({ id }) => id)));
}

/** Takes the pictures that the map and the atlas lack. Without a browser, both show the command. */
async function takeMissingPictures(): Promise<void> {
  const stories = await findStoriesWithoutPicture();
  if (stories.length === 0) return;
  printLine(`The map and the atlas lack pictures of ${stories.length} screens. They are taken now; to build`);
  printLine('without them: npm run build:storybook -- --no-pictures');
  const looks = shownLooks.flatMap(({ name }) => ['--project', name]);
  const files = new Set(stories.map(({ file }) => file));
  // A first picture fails its test, so the exit code and the list of failures (stderr) say nothing.
  spawnSync('vitest', ['run', '--update', 'new', '--reporter', 'dot', ...looks, ...files], {
    stdio: ['ignore', 'inherit', 'ignore'],
    env: { ...process.env, PICTURES: 'on', NODE_ENV: 'production' },
  });
  const remainingIds = (await findStoriesWithoutPicture()).map(({ id }) => id);
  if (remainingIds.length > 0) {
    printLine(`Without a picture stay: ${remainingIds.join(', ')}`);
    printLine('To see why: npm run pictures');
  }
}

if (values.pictures) await takeMissingPictures();
const storybookBuild = spawnSync('storybook', ['build', '--disable-telemetry', ...storybookArguments], {
  stdio: 'inherit',
});
process.exitCode = storybookBuild.status ?? 1;
