import type { QueryClient } from '@tanstack/react-query';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { patientPath } from '#api/endpoints/read-paths.ts';
import { endpointKey } from '#api/query.ts';
import { isShown } from '#api/shown-subject.ts';
import { fullName } from '#domain/values/full-name.ts';

/** What a write was called with. */
export interface WriteInput {
  readonly subject?: { readonly userId?: string };
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The patient whom it is about: named, or the one of a Shoop, or of the first of several. */
function patientIdIn({ subject, body = {} }: WriteInput): unknown {
  const [shoop] = [body.shoop ?? []].flat() as { userId?: unknown }[];
  return subject?.userId ?? body.patientId ?? shoop?.userId;
}

/**
 * Of whom a write was, where the reader has gone on to another page meanwhile: late words name whom they are about. On
 * the patient's own page they are the documented ones alone.
 * @param input what the write was called with
 */
export function whomElse(client: QueryClient, input: WriteInput): string | undefined {
  const id = patientIdIn(input);
  if (typeof id !== 'string' || isShown(id)) return undefined;
  const read = endpointKey({ path: patientPath }, { query: { patientId: id } });
  const patient = client.getQueryData<PatientProfile>(read);
  return patient && fullName(patient);
}
