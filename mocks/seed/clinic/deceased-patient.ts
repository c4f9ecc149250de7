import { calendarDay, toWireDate } from '#domain/values/dates.ts';
import { addNote } from '#mocks/rules/notes.ts';
import type { Store } from '#mocks/store/store.ts';
import { getDaysBefore } from '../add.ts';
import { addCheckUpSeries } from '../check-ups.ts';
import { cancerRegimens } from '../regimens.ts';
import { clinicComments } from './clinic-check-ups.ts';
import { listRecommendations, sendRecommendation } from './clinic-shoops.ts';

/** Marcus Khan, born in 1946, with lung cancer. */
const patientId = 'patient-139';
/** Days before today: the two Shoops, the last check-up, the last note and the death. */
const shoopsDaysAgo = [41, 27] as const;
const lastCheckUpDaysAgo = 15;
const lastNoteDaysAgo = 14;
const deathDaysAgo = 12;

/** Adds one patient's treatment and death; every entry is earlier than the death. */
export function seedDeceasedPatient(store: Store): void {
  const patient = store.tables.accounts.find(({ id }) => id === patientId);
  if (!patient) return;
  const [firstDose = [], raisedDose = []] = listRecommendations(cancerRegimens);
  for (const [step, shoops] of [firstDose, raisedDose].entries())
    sendRecommendation(store, patientId, { hoursAgo: (shoopsDaysAgo[step] ?? 0) * 24, isRead: true }, shoops);
  addCheckUpSeries(store, {
    userId: patientId,
    days: 24,
    newestMinutesAgo: lastCheckUpDaysAgo * 1440,
    gapPercent: 40,
    withoutMedicinePercent: 8,
    objectives: { manageSideEffectsofChemo: [-20, 20], painRelief: [10, -20] },
    comments: clinicComments,
  });
  const note = 'Hospice care has begun at home. The family asked to keep the dose as it is.';
  addNote(store, 'physician', { patientId: patientId, note, sendToPationt: false }, lastNoteDaysAgo * 24);
  Object.assign(patient, {
    deceased: true,
    deceasedDate: toWireDate(calendarDay(new Date(getDaysBefore(store, deathDaysAgo)))),
    deceasedCause: 'Lung cancer',
  });
}
