import * as v from 'valibot';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { type CatalogueText, endpoint } from '../endpoint.ts';
import { readIntakeStatus } from './status.ts';

interface SectionCallsDefinition<Path extends string> {
  path: Path;
  /** 'contacts', for the API document. */
  about: string;
  questionnaire: Questionnaire;
  success: CatalogueText;
  errors: Readonly<Record<number, CatalogueText>>;
}

/** The two calls every intake section has: read the record, save it (intake §7). */
export function sectionCalls<Path extends string>({
  path,
  about,
  questionnaire,
  success,
  errors,
}: SectionCallsDefinition<Path>) {
  const shared = { path, access: ['patient', 'physician'], onBehalf: true } as const;
  const read = endpoint({
    ...shared,
    method: 'GET',
    summary: `Read the ${about} of an intake`,
    reply: v.nullable(questionnaire.record),
  });
  const save = endpoint({
    ...shared,
    method: 'POST',
    summary: `Save the ${about} of an intake`,
    body: v.object({ ...questionnaire.body.entries, userId: v.optional(v.string()) }),
    reply: v.unknown(),
    success,
    errors,
    makesStale: [readIntakeStatus, read],
  });
  return { read, save };
}
