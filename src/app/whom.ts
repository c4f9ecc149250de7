import type { QueryClient } from '@tanstack/react-query';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointQuery } from '#api/query.ts';
import { isShown } from '#api/shown-subject.ts';
import { fullName } from '#domain/values/full-name.ts';

interface About {
  readonly subject?: { readonly userId?: string };
  readonly body?: { readonly patientId?: unknown };
}

/**
 * Of whom a write was, where the reader has gone on to another page meanwhile: late words name whom they are about. On
 * the patient's own page they are the documented ones alone.
 * @param input what the write was called with
 */
export function whomElse(client: QueryClient, input: unknown): string | undefined {
  const { subject, body } = (input ?? {}) as About;
  const id = subject?.userId ?? body?.patientId;
  if (typeof id !== 'string' || isShown(id)) return undefined;
  const patient = client.getQueryData(endpointQuery(readPatient, { query: { patientId: id } }).queryKey);
  return patient && fullName(patient);
}
