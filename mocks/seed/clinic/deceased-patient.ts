import { calendarDay, toWireDate } from '#domain/values/dates.ts';
import { addNote } from '#mocks/rules/notes.ts';
import type { Store } from '#mocks/store/store.ts';
import { daysBefore } from '../add.ts';
import { addCourse } from '../check-ups.ts';
import { cancerRegimens } from '../regimens.ts';
import { comments } from './clinic-check-ups.ts';
import { courseOf, sendRecommendation } from './clinic-shoops.ts';

/** Marcus Khan, born in 1946, with lung cancer. */
const PATIENT = 'patient-139';
/** Days before today: the two Shoops, the last check-up, the last note and the death. */
const SENT = [41, 27] as const;
const LAST_CHECK_UP = 15;
const LAST_NOTE = 14;
const DEATH = 12;

/** Adds one patient's treatment and death; every entry is earlier than the death. */
export function seedDeceasedPatient(store: Store): void {
  const patient = store.tables.accounts.find(({ id }) => id === PATIENT);
  if (!patient) return;
  const [first = [], raised = []] = courseOf(cancerRegimens);
  for (const [step, shoops] of [first, raised].entries())
    sendRecommendation(store, PATIENT, { hoursAgo: (SENT[step] ?? 0) * 24, isRead: true }, shoops);
  addCourse(store, {
    userId: PATIENT,
    days: 24,
    newest: LAST_CHECK_UP * 1440,
    gaps: 40,
    without: 8,
    objectives: { manageSideEffectsofChemo: [-20, 20], painRelief: [10, -20] },
    comments,
  });
  const note = 'Hospice care has begun at home. The family asked to keep the dose as it is.';
  addNote(store, 'physician', { patientId: PATIENT, note, sendToPationt: false }, LAST_NOTE * 24);
  Object.assign(patient, {
    deceased: true,
    deceasedDate: toWireDate(calendarDay(new Date(daysBefore(store, DEATH)))),
    deceasedCause: 'Lung cancer',
  });
}
