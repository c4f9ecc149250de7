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
/** Duration of the toast about an alarm, in ms. */
const TOAST_MS = 10_000;
/** Key of the newest check in this tab. */
let lastKey = 0;

/** Returns the patient's checks from the cache, and a function that replaces one of them. */
function useChecks(patientId: string) {
  const client = useQueryClient();
  const { data: checks = [] } = useQuery<readonly ReadBackCheck[]>({
    queryKey: checksKey(patientId),
    // Never fetched: `replace` alone writes the checks.
    queryFn: () => [],
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const replace = useCallback(
    (replacedKey: number, replacement: readonly ReadBackCheck[]) => {
      const key = checksKey(patientId);
      // Off the patient's page nothing observes this key, so the cache would drop it.
      client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData<readonly ReadBackCheck[]>(key, (known = []) => [
        ...known.filter((check) => check.key !== replacedKey),
        ...replacement,
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

  const runCheck = useCallback(
    async (check: ReadBackCheck) => {
      const user = readUserId();
      const update = (replacement: readonly ReadBackCheck[]) => {
        // Another user may have signed in during the call.
        if (readUserId() === user) replace(check.key, replacement);
      };
      update([{ ...check, isChecking: true }]);
      try {
        const differences = await findDifferences(patientId, check);
        update(differences.length === 0 ? [] : [{ ...check, result: differences, isChecking: false }]);
        if (differences.length > 0 && !isSubjectShown(patientId))
          showAlarmToast(identifyPatient(client, patientId).name);
      } catch {
        // A failed repetition keeps the differences that were found before.
        update([{ ...check, result: check.result ?? 'unknown', isChecking: false }]);
      }
    },
    [client, patientId, replace],
  );

  const readBack = useCallback(
    async (payloads: readonly MedicinePayload[], idsBefore: ReadonlySet<string> | null) => {
      const about = { patientId, ...identifyPatient(client, patientId) };
      // For the warnings before the next sendings, about a similar or a recent Shoop.
      void rememberSending({ ...about, payloads: [...payloads], at: Date.now() });
      await runCheck({ key: ++lastKey, payloads, idsBefore, result: null, isChecking: false });
    },
    [client, patientId, runCheck],
  );

  const alarm: ReactNode = (
    <ReadBackAlarm
      patientId={patientId}
      checks={checks}
      onRetry={(check) => void runCheck(check)}
      onDismiss={(key) => replace(key, [])}
    />
  );
  return { readBack, alarm };
}

/** Fetches the sent Shoops without the cache, which may be older than the sending. */
async function findDifferences(patientId: string, { payloads, idsBefore }: ReadBackCheck) {
  const query = { patientId, isReady: shoopReadiness.sent };
  const { data } = await call(listPatientShoops, { query });
  const { shoops } = shoopsFor(patientId, data);
  return listStoredDifferences(payloads, shoops, idsBefore);
}

/** Returns a patient's name and birth date from the cache. */
function identifyPatient(client: ReturnType<typeof useQueryClient>, patientId: string) {
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
