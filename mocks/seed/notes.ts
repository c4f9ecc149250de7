import { addNote } from '#mocks/rules/notes.ts';
import type { Store } from '#mocks/store/store.ts';
import { getDaysBefore } from './add.ts';
import { listDosesAt } from './doses-taken.ts';

/** Note by its age in days, whose fraction gives the time of day, and its text. */
type NoteEntry = [daysAgo: number, isShared: boolean, note: string];

/** Texts for the happening 'note-shared', one after the other. */
export const notesToShare = [
  'Please go on as we discussed, and log a check-up each evening. We look at it together next week.',
  'Your last check-ups look better. Stay with this dose for ten more days.',
  'I have read your check-ups. Please call the office if the dizziness comes back.',
];

/** Notes on Ruth Okafor, treated for breast cancer; enough for 'Load more' on both sides. */
const notesOnRuth: NoteEntry[] = [
  [
    2.13,
    true,
    `Ruth, thank you for logging every day. You no longer need the vapor for breakthrough pain, so I have taken it out of your Shoop.

Please stay with 5 mg in the morning and 10 mg in the evening until we meet, and have a little yogurt or toast before the evening drops.`,
  ],
  [
    2.17,
    false,
    'Tamoxifen and duloxetine: CYP2D6. Asked oncology whether duloxetine can be replaced. Do not raise CBD before their answer.',
  ],
  [9.35, false, 'Weight 58 kg, one less than a month ago. Appetite to be asked about at every visit.'],
  [
    16.08,
    true,
    'Your blood tests are fine. The dizziness you described comes with an empty stomach; eat first, then take the drops, and sit for ten minutes.',
  ],
  [
    30.21,
    true,
    'As we discussed: inhale only on days with pain above 5, and go on with the drops of 2.5 mg three times a day.',
  ],
  [
    44.3,
    false,
    'Neuropathy in both feet after chemotherapy, numbness up to the ankles. Sleep 5 hours, interrupted. The daily drops stay THC-free.',
  ],
  [
    58.11,
    true,
    `What we agreed on:
1. Tincture instead of edibles, so that the dose is the same every day.
2. One change at a time, at least a week apart.
3. Call us at once if the nausea keeps you from drinking.`,
  ],
  [75.4, true, 'Your records from the oncology department have arrived. Nothing else is needed from you.'],
  [
    92.26,
    false,
    'Son reports low mood in the mornings. PHQ-9: 11. Will not start anything new before the scan.',
  ],
  [
    120.33,
    true,
    'Welcome, Ruth. Please bring all your medicine boxes, the vitamins too, to your first visit.',
  ],
  [
    150.05,
    false,
    'Referred by oncology for chemotherapy side effects. Penicillin and sulfa allergy confirmed.',
  ],
  [151.19, true, 'Your first appointment is confirmed. You can call the office until 5 PM on weekdays.'],
];

/** Notes on Grace Holloway; a notification says that one was shared 50 hours ago. */
const notesOnGrace: NoteEntry[] = [
  [
    50 / 24,
    true,
    `Grace, your back pain diary helps a lot. Please go on with it for two more weeks.

Take the evening dose about an hour before bed, and no screens after it.`,
  ],
  [6, false, 'Works as a teacher, cannot be drowsy before 3 PM. Keep daytime doses THC-free.'],
  [
    20.24,
    false,
    'Appendectomy scar without complaints. Physical therapy finished in February; pain is back to 6 of 10.',
  ],
];

/** Notes of other physicians on the same patients. */
const notesOfColleagues: [physicianId: string, patientId: string, entries: NoteEntry[]][] = [
  [
    'physician-amara',
    'complete-patient',
    [[12.38, false, 'Oncology: next mammogram in six weeks. Duloxetine 30 mg may be tapered, no objection.']],
  ],
  [
    'physician-mei-lin',
    'patient',
    [
      [
        34.15,
        true,
        'Please keep the heat pack and the stretching for the lower back, ten minutes each morning.',
      ],
    ],
  ],
];

/** Notes on other patients, one each; a note about a dose goes to a patient who had a Shoop. */
const notesOnOthers: (NoteEntry | [...NoteEntry, isAboutDose: true])[] = [
  [4.29, false, 'Prefers to be called after 6 PM. Asked for a letter to the employer; sent.'],
  [11.12, true, 'Please take your medicine at the same time each day and log how you slept.', true],
  [22.22, false, 'Reports fewer bad nights. Keep the dose for now.', true],
  [18.31, false, 'No driving within six hours after the evening dose, discussed and understood.', true],
  [8.07, true, 'Your new card has been registered. You need not do anything.'],
];

function addNotes(store: Store, physicianId: string, patientId: string, entries: readonly NoteEntry[]): void {
  for (const [daysAgo, sendToPationt, note] of entries)
    addNote(store, physicianId, { patientId, note, sendToPationt }, daysAgo * 24);
}

/** Adds the notes on the two demo patients and on some others. */
export function seedNotes(store: Store): void {
  addNotes(store, 'physician', 'complete-patient', notesOnRuth);
  addNotes(store, 'physician', 'patient', notesOnGrace);
  for (const [physicianId, patientId, entries] of notesOfColleagues)
    addNotes(store, physicianId, patientId, entries);
  const patients = listLivingPatients(store);
  for (const [index, [daysAgo, isShared, note, isAboutDose]] of notesOnOthers.entries()) {
    const suitablePatients = patients.filter((id) => isSuitablePatient(store, id, daysAgo, isAboutDose));
    const patientId = suitablePatients[index % suitablePatients.length];
    if (patientId) addNotes(store, 'physician', patientId, [[daysAgo, isShared, note]]);
  }
}

/** Returns the ids of the physician's generated patients who have signed up and are alive. */
function listLivingPatients({ tables }: Store): string[] {
  const deceased = new Set(tables.accounts.flatMap((account) => (account.deceased ? [account.id] : [])));
  return tables.careLinks.flatMap(({ physicianId, patientId, status }) => {
    const isTreated = physicianId === 'physician' && status === 'active' && /^patient-\d/.test(patientId);
    return isTreated && !deceased.has(patientId) ? [patientId] : [];
  });
}

/** Returns true for a registered patient without a note; a note on a dose also needs a Shoop. */
function isSuitablePatient(store: Store, patientId: string, daysAgo: number, isAboutDose = false): boolean {
  const { accounts, notes } = store.tables;
  const moment = getDaysBefore(store, daysAgo);
  const { registeredAt = moment } = accounts.find(({ id }) => id === patientId) ?? {};
  if (registeredAt >= moment || notes.some((note) => note.patientId === patientId)) return false;
  return !isAboutDose || listDosesAt(store, patientId, moment).length > 0;
}
