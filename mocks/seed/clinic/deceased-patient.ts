import { calendarDay, toWireDate } from '#domain/values/dates.ts';
import { addNote } from '#mocks/rules/notes.ts';
import type { Store } from '#mocks/store/store.ts';
import { getDaysBefore } from '../add.ts';
import { addCheckUpSeries } from '../check-ups.ts';
import { cancerRegimens } from '../regimens.ts';
import { comments } from './clinic-check-ups.ts';
import { listRecommendations, sendRecommendation } from './clinic-shoops.ts';

/** Marcus Khan, born in 1946, with lung cancer. */
const PATIENT = 'patient-139';
/** Days before today: the two Shoops, the last check-up, the last note and the death. */
const SHOOPS_DAYS_AGO = [41, 27] as const;
const LAST_CHECK_UP_DAYS_AGO = 15;
const LAST_NOTE_DAYS_AGO = 14;
const DEATH_DAYS_AGO = 12;

/** Adds one patient's treatment and death; every entry is earlier than the death. */
export function seedDeceasedPatient(store: Store): void {
  const patient = store.tables.accounts.find(({ id }) => id === PATIENT);
  if (!patient) return;
  const [first = [], raised = []] = listRecommendations(cancerRegimens);
  for (const [step, shoops] of [first, raised].entries())
    sendRecommendation(store, PATIENT, { hoursAgo: (SHOOPS_DAYS_AGO[step] ?? 0) * 24, isRead: true }, shoops);
  addCheckUpSeries(store, {
    userId: PATIENT,
    days: 24,
    newestMinutesAgo: LAST_CHECK_UP_DAYS_AGO * 1440,
    gapPercent: 40,
    withoutMedicinePercent: 8,
    objectives: { manageSideEffectsofChemo: [-20, 20], painRelief: [10, -20] },
    comments,
  });
  const note = 'Hospice care has begun at home. The family asked to keep the dose as it is.';
  addNote(store, 'physician', { patientId: PATIENT, note, sendToPationt: false }, LAST_NOTE_DAYS_AGO * 24);
  Object.assign(patient, {
    deceased: true,
    deceasedDate: toWireDate(calendarDay(new Date(getDaysBefore(store, DEATH_DAYS_AGO)))),
    deceasedCause: 'Lung cancer',
  });
}
