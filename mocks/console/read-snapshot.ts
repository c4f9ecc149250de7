import * as v from 'valibot';
import type { Snapshot } from '../store.ts';
import { emptyTables } from '../tables.ts';

const { counter: _, ...tables } = emptyTables();
const rows = v.array(v.record(v.string(), v.unknown()));
const account = v.looseObject({
  id: v.string(),
  email: v.string(),
  password: v.string(),
  role: v.picklist(['patient', 'physician', 'admin']),
});

const snapshotSchema = v.object({
  version: v.number(),
  scenario: v.string(),
  clockOffset: v.number(),
  tables: v.object({
    ...Object.fromEntries(Object.keys(tables).map((name) => [name, rows])),
    accounts: v.array(account),
    counter: v.number(),
  }),
});

/**
 * Reads a file that "Export" once wrote.
 * @throws Error with a sentence that says what is wrong with it
 */
export function readSnapshot(text: string): Snapshot {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Error('This file is not JSON. Please choose one that “Export” has written.');
  }
  const result = v.safeParse(snapshotSchema, parsed);
  if (!result.success) {
    const where = v.getDotPath(result.issues[0]);
    const at = where ? ` (see “${where}”)` : '';
    throw new Error(`This file is not a snapshot of the mock${at}. Nothing was changed.`);
  }
  return parsed as Snapshot;
}
