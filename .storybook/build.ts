import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildIndex } from 'storybook/internal/core-server';
import { storiesWithPictures } from './pictures/folders.ts';
import { shownLooks } from './pictures/looks.ts';
import { createMap } from './workshop/map.ts';
import { readRoutes } from './workshop/read-routes.ts';
import { readStories, type WorkshopStory } from './workshop/read-stories.ts';
import { findUnpicturedStories } from './workshop/unpictured.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const { values, tokens } = parseArgs({
  options: { pictures: { type: 'boolean', default: true } },
  allowNegative: true,
  allowPositionals: true,
  strict: false,
  tokens: true,
});
const isOurs = (place: number) =>
  tokens.some((token) => token.kind === 'option' && token.name === 'pictures' && token.index === place);
const others = process.argv.slice(2).filter((_, place) => !isOurs(place));

/** Returns the stories whose pictures the map and the atlas lack. */
async function findMissing(): Promise<readonly WorkshopStory[]> {
  const stories = await readStories(await buildIndex({ configDir: '.storybook' }));
  const screens = createMap(readRoutes(await readFile('src/routeTree.gen.ts', 'utf8')), stories);
  return findUnpicturedStories(screens, storiesWithPictures(stories.map(({ id }) => id)));
}

/** Takes the pictures that the map and the atlas lack. Without a browser, both show the command. */
async function takeMissing(): Promise<void> {
  const missing = await findMissing();
  if (missing.length === 0) return;
  say(`The map and the atlas lack pictures of ${missing.length} screens. They are taken now; to build`);
  say('without them: npm run build:storybook -- --no-pictures');
  const looks = shownLooks.flatMap(({ name }) => ['--project', name]);
  const files = new Set(missing.map(({ file }) => file));
  // A first picture fails its test, so the exit code and the list of failures (stderr) say nothing.
  spawnSync('vitest', ['run', '--update', 'new', '--reporter', 'dot', ...looks, ...files], {
    stdio: ['ignore', 'inherit', 'ignore'],
    env: { ...process.env, PICTURES: 'on', NODE_ENV: 'production' },
  });
  const left = (await findMissing()).map(({ id }) => id);
  if (left.length > 0) {
    say(`Without a picture stay: ${left.join(', ')}`);
    say('To see why: npm run pictures');
  }
}

if (values.pictures) await takeMissing();
const build = spawnSync('storybook', ['build', '--disable-telemetry', ...others], { stdio: 'inherit' });
process.exitCode = build.status ?? 1;
