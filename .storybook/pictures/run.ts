import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry } from 'storybook/internal/types';
import { acceptPictures, arePictures } from './accept.ts';
import { acceptedFile, clearLastRun, readAccepted, readChanged } from './folders.ts';
import { formatResult } from './format-result.ts';
import { looks, type PictureName, pictureName } from './looks.ts';
import { formatPlan } from './plan.ts';
import { writeReport } from './report/write-report.ts';
import { groupByOutcome, listStalePictures } from './result.ts';
import { takePictures } from './take.ts';

const USAGE = `npm run pictures                          compares every screen with its accepted pictures
npm run pictures -- WORDS                 only screens with these words in their name, such as dashboard
npm run pictures -- --accept [WORDS]      accepts what they look like now
npm run pictures -- --accept PICTURE ...  accepts these changed pictures of the last run, as the report names them`;

const say = (text: string) => process.stdout.write(`${text}\n`);

const options = {
  accept: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Parses the command line. Prints a message and returns null if an option is unknown. */
function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    // Node's own hint about "--" would only distract here.
    const [problem] = `${error instanceof Error ? error.message : error}`.split('. ');
    say(`${problem}.\n\n${USAGE}`);
    return null;
  }
}

const matchesWords =
  (words: string) =>
  ({ id, title, name }: IndexEntry) =>
    [id, pictureName('', id), title, name].some((text) => text.toLowerCase().includes(words.toLowerCase()));

const picturesOf = (screens: readonly IndexEntry[]) =>
  looks.flatMap(({ name }) => screens.map(({ id }) => pictureName(name, id)));

/** Takes pictures and compares them. @returns true if all look as accepted, or are accepted now */
async function compare(all: readonly IndexEntry[], screens: readonly IndexEntry[], accept: boolean) {
  const wanted = picturesOf(screens);
  const before = readAccepted();
  const isFirst = wanted.every((name) => !before.has(name));
  const update = accept || isFirst ? 'all' : 'new';
  say(formatPlan({ screens, all: all.length, update, isFirst }));
  clearLastRun();
  const taken = await takePictures(screens, update);
  const after = readAccepted();
  const stale = listStalePictures(after.keys(), picturesOf(all));
  if (accept) for (const name of stale) rmSync(acceptedFile(name));
  const result = groupByOutcome({ wanted, taken, before, after, differing: readChanged() });
  const why = (name: string) => taken.get(name) ?? 'The file of its story did not run';
  writeReport({ result, why });
  say(formatResult({ result, stale, accept, why }));
  return result.changed.length + result.failed.length === 0;
}

/** Accepts pictures by name. @returns true if all of them could be accepted */
function acceptNamed(names: readonly PictureName[]): boolean {
  const { accepted, missing } = acceptPictures(names);
  if (accepted.length > 0) say(`Accepted:\n${accepted.map((name) => `  ${name}`).join('\n')}`);
  if (missing.length > 0)
    say(
      `Not accepted, for the last run did not find them changed:\n${missing.map((name) => `  ${name}`).join('\n')}\nCompare them again with: npm run pictures`,
    );
  return missing.length === 0;
}

/** Runs the command. @returns true on success */
async function main(): Promise<boolean> {
  const given = readArguments();
  if (!given) return false;
  const { values, positionals } = given;
  if (values.help) {
    say(USAGE);
    return true;
  }
  if (values.accept && arePictures(positionals)) return acceptNamed(positionals);
  say('Reading the stories.');
  const { entries } = await buildIndex({ configDir: '.storybook' });
  const all = Object.values(entries).filter(({ tags }) => tags?.includes('screen'));
  const words = positionals.join(' ');
  const screens = all.filter(matchesWords(words));
  if (screens.length > 0) return compare(all, screens, values.accept);
  say(`No screen has “${words}” in its name. There are:\n${all.map(({ id }) => `  ${id}`).join('\n')}`);
  return false;
}

process.exitCode = (await main()) ? 0 : 1;
