import * as v from 'valibot';
import { type CatalogueText, type Endpoint, endpoint, sentId, unread } from '#api/contract/endpoint.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { readIntakeStatus } from './status.ts';

type RecordSchema = v.GenericSchema<unknown, WireRecord | null>;

interface SectionCallsDefinition<Path extends string> {
  path: Path;
  /** 'contacts', for the API document. */
  about: string;
  questionnaire: Questionnaire;
  /** The toast of a save; none where the documents show none. */
  success?: Endpoint['success'];
  /** Failures that are not listed are silent (intake §8, decision 37). */
  errors?: Readonly<Record<number, CatalogueText>>;
  /** How a reply holds the record, where it is not the record itself. */
  reply?: (record: v.GenericSchema<unknown, WireRecord>) => RecordSchema;
  /** The record travels inside a `data` object (decision 5). */
  wrapped?: boolean;
  /** The toasts of a failed load (intake §8: exercise alone has one). */
  readErrors?: Readonly<Record<number, CatalogueText>>;
  /** How long the success toast stays, in milliseconds. */
  successDuration?: number;
  /** What else shows these answers, beside the section itself and the status. */
  alsoMakesStale?: readonly { readonly path: string }[];
}

/** The two calls every intake section has: read the record, save it (intake §7). */
export function sectionCalls<Path extends string>(definition: SectionCallsDefinition<Path>) {
  const { path, about, questionnaire, success, errors, reply, wrapped, readErrors, successDuration } =
    definition;
  const { alsoMakesStale = [] } = definition;
  const shared = { path, access: ['patient', 'physician'], onBehalf: true } as const;
  const read = endpoint({
    ...shared,
    method: 'GET',
    summary: `Read the ${about} of an intake`,
    reply: reply?.(questionnaire.record) ?? (v.nullable(questionnaire.record) as RecordSchema),
    errors: readErrors,
  });
  const fields = wrapped ? { data: questionnaire.body } : questionnaire.body.entries;
  const save = endpoint({
    ...shared,
    method: 'POST',
    summary: `Save the ${about} of an intake`,
    body: v.object({ ...fields, userId: v.optional(sentId) }),
    reply: unread,
    success,
    errors,
    successDuration,
    makesStale: [readIntakeStatus, read, ...alsoMakesStale],
  });
  /** A record as the body of `save`. */
  const pack = (record: WireRecord): WireRecord => (wrapped ? { data: record } : record);
  return { read, save, pack, isWrapped: wrapped === true };
}
