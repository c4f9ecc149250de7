import type { QueryClient } from '@tanstack/react-query';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { patientPath } from '#api/endpoints/read-paths.ts';
import { endpointKey } from '#api/query.ts';
import { isSubjectShown } from '#api/shown-subject.ts';
import { fullName } from '#domain/values/full-name.ts';

/** Input of a write. */
export interface WriteInput {
  readonly subject?: { readonly userId?: string };
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Returns the patient's id: of the scope, of the body, or of its first Shoop. */
function patientIdIn({ subject, body = {} }: WriteInput): unknown {
  // Depending on the endpoint, `shoop` is one medicine or a list of them.
  const [shoop] = [body.shoop ?? []].flat() as { userId?: unknown }[];
  return subject?.userId ?? body.patientId ?? shoop?.userId;
}

/**
 * Returns the name of a write's patient if another page is shown by now, for its late toast. On the
 * patient's own page, toasts have the documented text alone.
 * @param input input of the write
 */
export function findOtherPatientName(client: QueryClient, input: WriteInput): string | undefined {
  const id = patientIdIn(input);
  if (typeof id !== 'string' || isSubjectShown(id)) return undefined;
  const read = endpointKey({ path: patientPath }, { query: { patientId: id } });
  const patient = client.getQueryData<PatientProfile>(read);
  return patient && fullName(patient);
}
