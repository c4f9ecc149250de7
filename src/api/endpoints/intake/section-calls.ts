import * as v from 'valibot';
import { type CatalogueText, type Endpoint, endpoint, idInput, unreadReply } from '#api/contract/endpoint.ts';
import { withKnownNames } from '#api/contract/known-names.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { readIntakeStatus } from './status.ts';

type RecordSchema = v.GenericSchema<unknown, WireRecord | null>;

/** Contract of a section, apart from the parts that all sections share. */
interface SectionCallsDefinition<Path extends string> {
  path: Path;
  /** Name in the API document, e.g. 'contacts'. */
  about: string;
  questionnaire: Questionnaire;
  /** Toast of a save; none if the documents show none. */
  success?: Endpoint['success'];
  /** Toasts of failures; an unlisted status has none (intake §8, decision 37). */
  errors?: Readonly<Record<number, CatalogueText>>;
  /** Returns the schema of the reply, if it is not the record itself. */
  reply?: (record: v.GenericSchema<unknown, WireRecord>) => RecordSchema;
  /** True if the record is sent inside a `data` object (decision 5). */
  wrapped?: boolean;
  /** Toasts of a failed load (intake §8: only exercise has one). */
  readErrors?: Readonly<Record<number, CatalogueText>>;
  /** Duration of the success toast, in ms. */
  successDuration?: number;
  /** Further reads that show these answers, besides the section and the status. */
  alsoMakesStale?: readonly { readonly path: string }[];
}

/** Defines the two calls of an intake section: read and save the record (intake §7). */
export function sectionCalls<Path extends string>(definition: SectionCallsDefinition<Path>) {
  const { path, about, questionnaire, success, errors, reply, wrapped, readErrors, successDuration } =
    definition;
  const { alsoMakesStale = [] } = definition;
  const sharedDefinition = { path, access: ['patient', 'physician'], onBehalf: true } as const;
  // A record that reads as blank, though it is not, would be overwritten by the next save.
  const record: v.GenericSchema<unknown, WireRecord> = withKnownNames(questionnaire.record);
  const read = endpoint({
    ...sharedDefinition,
    method: 'GET',
    summary: `Read the ${about} of an intake`,
    reply: reply?.(record) ?? v.nullable(record),
    errors: readErrors,
  });
  const fields = wrapped ? { data: questionnaire.body } : questionnaire.body.entries;
  const save = endpoint({
    ...sharedDefinition,
    method: 'POST',
    summary: `Save the ${about} of an intake`,
    body: v.object({ ...fields, userId: v.optional(idInput) }),
    reply: unreadReply,
    success,
    errors,
    successDurationMs: successDuration,
    makesStale: [readIntakeStatus, read, ...alsoMakesStale],
  });
  /** Wraps a record as the body of `save`. */
  const pack = (record: WireRecord): WireRecord => (wrapped ? { data: record } : record);
  // `isWrapped` tells the mock to unwrap the body.
  return { read, save, pack, isWrapped: wrapped === true };
}
