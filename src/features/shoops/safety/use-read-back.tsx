import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { call } from '#api/client/call.ts';
import { type PatientProfile, readPatient } from '#api/endpoints/patient-profile.ts';
import { listPatientShoops, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { endpointKey } from '#api/query.ts';
import { readUserId } from '#api/session/session.ts';
import { isSubjectShown } from '#api/shown-subject.ts';
import { formatBirthDateLine } from '#domain/printed-record.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { listStoredDifferences } from '#domain/shoops/safety/compare/stored-differences.ts';
import { shoopsFor } from '#domain/shoops/shoop.ts';
import { fullName } from '#domain/values/full-name.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import { ReadBackAlarm } from './read-back-alarm.tsx';
import type { ReadBackCheck } from './read-back-check.ts';
import { rememberSending } from './recent-sendings.ts';

/** Key of checks, cached for the session: alarms are still there on return to the patient. */
const checksKey = (patientId: string) => ['read back', readUserId(), patientId];
const TOAST_MS = 10_000;
let lastKey = 0;

/** Returns the patient's checks from the cache, and a function that replaces one of them. */
function useChecks(patientId: string) {
  const client = useQueryClient();
  const { data: checks = [] } = useQuery<readonly ReadBackCheck[]>({
    queryKey: checksKey(patientId),
    queryFn: () => [],
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const replace = useCallback(
    (replaced: number, by: readonly ReadBackCheck[]) => {
      const key = checksKey(patientId);
      client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData<readonly ReadBackCheck[]>(key, (known = []) => [
        ...known.filter((check) => check.key !== replaced),
        ...by,
      ]);
    },
    [client, patientId],
  );
  return { checks, replace };
}

/** Reads a sent Shoop back and keeps each alarm until it is dismissed. */
export function useReadBack(patientId: string) {
  const client = useQueryClient();
  const { checks, replace } = useChecks(patientId);

  const look = useCallback(
    async (check: ReadBackCheck) => {
      const user = readUserId();
      const set = (by: readonly ReadBackCheck[]) => {
        // Another user may have signed in during the call.
        if (readUserId() === user) replace(check.key, by);
      };
      set([{ ...check, isLooking: true }]);
      try {
        const found = await findDifferences(patientId, check);
        set(found.length === 0 ? [] : [{ ...check, found, isLooking: false }]);
        if (found.length > 0 && !isSubjectShown(patientId)) showAlarmToast(nameOf(client, patientId).name);
      } catch {
        set([{ ...check, found: check.found ?? 'unknown', isLooking: false }]);
      }
    },
    [client, patientId, replace],
  );

  const readBack = useCallback(
    async (payloads: readonly MedicinePayload[], before: ReadonlySet<string> | null) => {
      const about = { patientId, ...nameOf(client, patientId) };
      void rememberSending({ ...about, payloads: [...payloads], at: Date.now() });
      await look({ key: ++lastKey, payloads, before, found: null, isLooking: false });
    },
    [client, patientId, look],
  );

  const alarm: ReactNode = (
    <ReadBackAlarm
      patientId={patientId}
      checks={checks}
      onRetry={(check) => void look(check)}
      onDismiss={(key) => replace(key, [])}
    />
  );
  return { readBack, alarm };
}

/** Fetches the sent Shoops without the cache, which may be older than the sending. */
async function findDifferences(patientId: string, { payloads, before }: ReadBackCheck) {
  const query = { patientId, isReady: shoopReadiness.sent };
  const { data } = await call(listPatientShoops, { query });
  const { shoops } = shoopsFor(patientId, data);
  return listStoredDifferences(payloads, shoops, before);
}

function nameOf(client: ReturnType<typeof useQueryClient>, patientId: string) {
  const key = endpointKey(readPatient, { query: { patientId } });
  const patient = client.getQueryData<PatientProfile>(key);
  return {
    name: patient ? fullName(patient) : 'another patient',
    born: patient ? formatBirthDateLine(patient.dob) : '',
  };
}

/** Shows a toast on other pages; the alarm is on the patient's page. */
function showAlarmToast(name: string): void {
  const message = 'The clinic has not stored your Shoop as you sent it. Please open the patient’s Shoops.';
  void showToast({ kind: 'error', about: name, message, durationMs: TOAST_MS });
}
