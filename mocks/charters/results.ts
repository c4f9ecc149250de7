import { createAtom } from '@tanstack/store';
import * as v from 'valibot';

/** Key in local storage of the results, which all seats of a browser share (`mocks/seats`). */
export const resultsKey = 'mockCharters';

export const outcomes = ['passed', 'failed', 'unsure'] as const;

/** Largest length of a note, in characters. */
export const maxNoteLength = 2000;

const resultSchema = v.object({
  outcome: v.picklist(outcomes),
  /** Tester's own words; '' for none. */
  note: v.pipe(v.string(), v.maxLength(maxNoteLength)),
  /** Time of the tick in ISO format. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Commit of the build; '' where it is not known. */
  commit: v.string(),
  /** Saved bug capsule of a failed charter. */
  capsule: v.optional(v.object({ name: v.string(), at: v.string() })),
});

export type Outcome = (typeof outcomes)[number];
export type CharterResult = v.InferOutput<typeof resultSchema>;
/** Results by the id of their charter. */
export type CharterResults = Readonly<Record<string, CharterResult>>;

/** Parses stored results; drops what is not one, such as an entry of an older version. */
function parseResults(json: string | null): CharterResults {
  try {
    const stored = v.parse(v.record(v.string(), v.unknown()), JSON.parse(json ?? '{}'));
    const entries = Object.entries(stored).flatMap(([id, value]) => {
      const parsed = v.safeParse(resultSchema, value);
      return parsed.success ? [[id, parsed.output] as const] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function readStoredResults(): CharterResults {
  try {
    return parseResults(localStorage.getItem(resultsKey));
  } catch {
    // Without storage, there are the results of this page alone.
    return resultsAtom.get();
  }
}

/** Results of this browser, as last read; `readResults` reads them again. */
export const resultsAtom = createAtom<CharterResults>({});

/** Reads the results of this browser, which another tab may have changed. */
export function readResults(): CharterResults {
  resultsAtom.set(readStoredResults());
  return resultsAtom.get();
}

/** Follows the results of other tabs and seats. @returns a function that stops it */
export function followResults(): () => void {
  readResults();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === resultsKey || key === null) readResults();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Stores results. @throws Error with a message for the user if the browser keeps none */
function storeResults(results: CharterResults): void {
  resultsAtom.set(results);
  try {
    localStorage.setItem(resultsKey, JSON.stringify(results));
  } catch {
    throw new Error(
      'This browser does not keep results: its storage is switched off or full. They last until the page is left; please export them.',
    );
  }
}

/** Stores the result of a charter. @throws Error with a message for the user */
export const storeResult = (id: string, result: CharterResult): void =>
  storeResults({ ...readResults(), [id]: v.parse(resultSchema, result) });

/** Removes the results of charters, by default of all. @throws Error with a message for the user */
export function clearResults(ids?: readonly string[]): void {
  const kept = ids ? Object.entries(readResults()).filter(([id]) => !ids.includes(id)) : [];
  storeResults(Object.fromEntries(kept));
}
