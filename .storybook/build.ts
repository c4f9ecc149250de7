import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildIndex } from 'storybook/internal/core-server';
import { storiesWithPictures } from './pictures/folders.ts';
import { shownLooks } from './pictures/looks.ts';
import { takePictures } from './pictures/take.ts';
import { createMap } from './workshop/map.ts';
import { readRoutes } from './workshop/read-routes.ts';
import { readStories, type WorkshopStory } from './workshop/read-stories.ts';
import { findUnpicturedStories } from './workshop/unpictured.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

// Storybook's build gets the environment as it was before Vitest changes it.
const env = { ...process.env };

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
  const count = missing.length * shownLooks.length;
  say(
    `The map and the atlas lack ${count} pictures of ${missing.length} screens. They are taken now; to build`,
  );
  say('without them: npm run build:storybook -- --no-pictures');
  const screens = missing.map(({ id, file }) => ({ id, importPath: file }));
  try {
    await takePictures(screens, 'new', shownLooks);
  } catch (error) {
    say(`Building without pictures: ${error instanceof Error ? error.message : error}`);
  }
  const left = (await findMissing()).map(({ id }) => id);
  if (left.length > 0) say(`Without a picture stay: ${left.join(', ')}`);
}

if (values.pictures) await takeMissing();
const build = spawnSync('storybook', ['build', '--disable-telemetry', ...others], { stdio: 'inherit', env });
process.exitCode = build.status ?? 1;
