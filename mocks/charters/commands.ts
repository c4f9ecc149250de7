import * as v from 'valibot';
import { createPicklistSchema, parseOrThrow } from '#mocks/store/parse-or-throw.ts';
import { quote } from '#mocks/store/quote.ts';
import type { Charter } from './charter.ts';
import { charters } from './charters.ts';
import { type CharterResult, maxNoteLength, type Outcome, outcomes, readResults } from './results.ts';
import { tickCharter } from './tick.ts';

const idSchema = createPicklistSchema(
  'charter',
  charters.map(({ id }) => id),
);
const outcomeSchema = createPicklistSchema('outcome', outcomes);
const noteMessage = ({ input }: { input: unknown }) =>
  `A note is a text of at most ${maxNoteLength} characters, not ${quote(input)}.`;
const noteSchema = v.optional(v.pipe(v.string(noteMessage), v.maxLength(maxNoteLength, noteMessage)));

/** Charters, each with its result in this browser if it was ticked. */
export type ChartersWithResults = readonly (Charter & { readonly result?: CharterResult })[];

/** Commands on charters for `window.clinicMock`. */
export interface CharterCommands {
  list(): ChartersWithResults;
  /** Ticks a charter. @throws Error that names the wrong input and the valid values */
  tick(id: string, outcome: Outcome, note?: string): void;
}

/** Creates the commands. @param commit commit of the build, which a result names; '' if unknown */
export function createCharterCommands(commit: string): CharterCommands {
  return {
    list: () => {
      const results = readResults();
      // A copy, so that a test tool cannot change the mock's own list.
      return structuredClone(
        charters.map((charter) => {
          const result = results[charter.id];
          return { ...charter, ...(result && { result }) };
        }),
      );
    },
    tick: (id, outcome, note) => {
      const known = { id: parseOrThrow(idSchema, id), outcome: parseOrThrow(outcomeSchema, outcome) };
      tickCharter(known.id, known.outcome, commit, parseOrThrow(noteSchema, note));
    },
  };
}
