import * as v from 'valibot';
import { documentedAs } from '#api/contract/endpoint.ts';
import { emptyList } from '#api/contract/tolerances.ts';
import type { WireRecord } from '#domain/questions/question.ts';

type RecordSchema = v.GenericSchema<unknown, WireRecord>;

/** Returns the schema of a reply whose `data[1]` holds the flags (decision 5); null if unsaved. */
export function indexedFlags(record: RecordSchema) {
  const indexed = v.nullable(v.looseTuple([v.unknown(), v.nullable(record)]));
  return v.pipe(
    v.nullable(v.array(v.unknown())),
    // A record without the part before it would read as never saved, and be overwritten.
    v.check((data) => data?.length !== 1),
    documentedAs(indexed, v.union([indexed, emptyList])),
    v.transform((data): unknown => data?.[1] ?? null),
    v.nullable(record),
  );
}

const listEntry = v.object({ id: v.union([v.string(), v.number()]), name: v.string() });

/** Flattens a row whose medication is an entry of the shared list (decision 8). */
function flatMedication(row: WireRecord): WireRecord {
  const entry = v.safeParse(listEntry, row.MedicationList);
  return entry.success ? { ...row, name: entry.output.name, medicationId: entry.output.id } : row;
}

/** Returns the schema of the medications record, with flat rows. */
export function listedMedications(record: RecordSchema) {
  return v.nullable(
    v.pipe(
      v.looseObject({ medications: v.nullish(v.array(v.record(v.string(), v.unknown()))) }),
      documentedAs(record),
      v.transform((data): unknown => ({ ...data, medications: data.medications?.map(flatMedication) })),
      record,
    ),
  );
}
