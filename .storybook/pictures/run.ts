import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry } from 'storybook/internal/types';
import { acceptedFile, clearLastRun, readAccepted, readChanged } from './folders.ts';
import { inWords } from './in-words.ts';
import { looks, pictureName } from './looks.ts';
import { resultOf, staleOf } from './result.ts';
import { takePictures } from './take.ts';

const USAGE = `npm run pictures                       compares every screen with its accepted pictures
npm run pictures -- WORDS              only screens with these words in their name, such as dashboard
npm run pictures -- --accept [WORDS]   accepts what they look like now`;

const say = (text: string) => process.stdout.write(`${text}\n`);

const options = {
  accept: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What was asked for; null, with a word about it, where there is no such option. */
function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    // Node adds how to pass it all the same, which nobody wants here.
    const [problem] = `${error instanceof Error ? error.message : error}`.split('. ');
    say(`${problem}.\n\n${USAGE}`);
    return null;
  }
}

const named =
  (words: string) =>
  ({ id, title, name }: IndexEntry) =>
    [id, pictureName('', id), title, name].some((text) => text.toLowerCase().includes(words.toLowerCase()));

const picturesOf = (screens: readonly IndexEntry[]) =>
  looks.flatMap(({ name }) => screens.map(({ id }) => pictureName(name, id)));

/** Whether all look as accepted, or are accepted now. */
async function compare(all: readonly IndexEntry[], screens: readonly IndexEntry[], accept: boolean) {
  const wanted = picturesOf(screens);
  const before = readAccepted();
  const isFirst = wanted.every((name) => !before.has(name));
  clearLastRun();
  const taken = await takePictures(screens, accept || isFirst ? 'all' : 'new');
  const after = readAccepted();
  const stale = staleOf(after.keys(), picturesOf(all));
  if (accept) for (const name of stale) rmSync(acceptedFile(name));
  const result = resultOf({ wanted, taken, before, after, differing: readChanged() });
  const why = (name: string) => taken.get(name) ?? 'The file of its story did not run';
  say(inWords({ result, stale, accept, why }));
  return result.changed.length + result.failed.length === 0;
}

/** Does what was asked for. Whether all is well. */
async function main(): Promise<boolean> {
  const asked = readArguments();
  if (!asked) return false;
  if (asked.values.help) {
    say(USAGE);
    return true;
  }
  const { entries } = await buildIndex({ configDir: '.storybook' });
  const all = Object.values(entries).filter(({ tags }) => tags?.includes('screen'));
  const words = asked.positionals.join(' ');
  const screens = all.filter(named(words));
  if (screens.length > 0) return compare(all, screens, asked.values.accept);
  say(`No screen has “${words}” in its name. There are:\n${all.map(({ id }) => `  ${id}`).join('\n')}`);
  return false;
}

process.exitCode = (await main()) ? 0 : 1;
