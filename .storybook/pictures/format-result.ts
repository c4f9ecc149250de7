import { relative, resolve } from 'node:path';
import { folders } from './folders.ts';
import type { PictureName } from './looks.ts';
import type { groupByOutcome } from './result.ts';

/** Longest list of names in the terminal. The report lists every change. */
const MOST = 40;

function list(title: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > MOST ? [`  and ${names.length - MOST} more`] : [];
  return [`\n${title}:`, ...names.slice(0, MOST).map((name) => `  ${name}`), ...more];
}

interface FormatResultInput {
  result: ReturnType<typeof groupByOutcome>;
  stale: readonly PictureName[];
  /** True if stale pictures were removed. */
  accept: boolean;
  /** Returns the reason why a picture could not be taken. */
  why: (name: PictureName) => string;
}

/** Formats the result of a run for the terminal: names, totals, next step. */
export function formatResult({ result, stale, accept, why }: FormatResultInput): string {
  const { same, added, replaced, changed, failed } = result;
  const sum = [
    `${same.length} as accepted`,
    `${added.length + replaced.length} accepted now`,
    `${changed.length} changed`,
    `${failed.length} not taken`,
    `${stale.length} stale`,
  ];
  const todo =
    changed.length > 0 &&
    'To accept some of them: tick them in the report, and run the command it then shows';
  return [
    ...list('Accepted, for there was no picture yet', added),
    ...list('Accepted in place of another', replaced),
    ...list(
      accept ? 'Removed, for its story is gone' : 'Stale, for its story is gone or has a new name',
      stale,
    ),
    ...list(
      'Could not be taken',
      failed.map((name) => `${name}: ${why(name)}`),
    ),
    ...list('Changed', changed),
    `\n${Object.values(result).flat().length} pictures: ${sum.join(', ')}`,
    `Before, after and difference: ${relative('.', resolve(folders.report, 'index.html'))}`,
    ...(todo ? [todo] : []),
  ].join('\n');
}
