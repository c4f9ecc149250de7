import * as v from 'valibot';
import { faultSchema } from './fault-schema.ts';
import { quote } from './quote.ts';
import { emptyTables, type Tables } from './tables.ts';

/** Version of the format; it changes whenever older snapshots become unreadable. */
export const SNAPSHOT_VERSION = 5;

/** Limit of the clock's offset: 100 years keep the year at four digits. */
export const MAX_CLOCK_OFFSET_MS = 100 * 365 * 24 * 3_600_000;

/** All of the mock's data as plain JSON, without the bytes of uploaded files. */
export interface Snapshot {
  version: number;
  scenario: string;
  /** Offset by which the clock was advanced, in ms. */
  clockOffset: number;
  tables: Tables;
}

// All tables but the counter are lists of rows.
const { counter: _, ...rowTables } = emptyTables();
const rowsSchema = v.array(v.record(v.string(), v.unknown()));
const accountSchema = v.looseObject({
  id: v.string(),
  email: v.string(),
  password: v.string(),
  role: v.picklist(['patient', 'physician', 'admin']),
});

const snapshotSchema = v.object({
  version: v.number(),
  scenario: v.string(),
  clockOffset: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_CLOCK_OFFSET_MS)),
  tables: v.object({
    ...Object.fromEntries(Object.keys(rowTables).map((name) => [name, rowsSchema])),
    accounts: v.array(accountSchema),
    faults: v.array(faultSchema),
    counter: v.number(),
  }),
});

/** Validates a snapshot. @throws Error with the reason, e.g. another version of the mock */
export function readSnapshot(value: unknown): Snapshot {
  const result = v.safeParse(snapshotSchema, value, { abortEarly: true });
  if (!result.success) {
    const issuePath = v.getDotPath(result.issues[0]);
    const pathHint = issuePath ? ` (see “${issuePath}”)` : '';
    throw new Error(`This is not a snapshot of the mock${pathHint}. Nothing was changed.`);
  }
  const { version } = result.output;
  if (version !== SNAPSHOT_VERSION) {
    throw new Error(
      `This snapshot is of another version of the mock, ${quote(version)} and not “${SNAPSHOT_VERSION}”. Nothing was changed.`,
    );
  }
  // The value itself, not the schema’s output, which leaves out names that it does not know.
  return value as Snapshot;
}
