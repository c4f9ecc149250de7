import { type Charter, screenAt } from '../charter.ts';

const record = screenAt('/physician/patient-profile/$patientId');
const ruthsPage = 'physician/patient-profile/complete-patient';

/** Charters of a physician's page of one patient, but for its Shoops. */
export const recordCharters = [
  {
    id: 'alert-that-cannot-be-missed',
    clauses: ['physician §2', 'intake §1'],
    screens: [record],
    scenario: 'physician',
    opens: ruthsPage,
    mission:
      'Save Warfarin and Omeprazole for the patient, take them out again; scroll; reduce motion; open the tooltips by keyboard.',
    oracle:
      'The alert changes and says when; while out of sight it stands in the strip; the blinking ends within 5 s.',
  },
  {
    id: 'interactions-not-known',
    clauses: ['physician §2', 'physician §8'],
    screens: [record],
    scenario: 'interactions-unknown',
    opens: ruthsPage,
    mission: 'Read the page and the Shoop form without the lists; press Retry with the server down and up.',
    oracle: '“Interactions not known”, never “none”. The form of a Shoop says that nothing was compared.',
  },
  {
    id: 'from-one-patient-to-the-next',
    clauses: ['physician §2', 'physician §6'],
    screens: [record],
    scenario: 'physician',
    opens: ruthsPage,
    mission:
      'With slow answers go from patient to patient by the finder and by Back; open one who is not yours.',
    oracle:
      'Nothing of the former patient is seen under the next name. A stranger’s record is refused, on every tab.',
  },
  {
    id: 'review-reads-like-the-forms',
    clauses: ['physician §2', 'intake §3'],
    screens: [screenAt('/physician/patient-profile/$patientId', { view: undefined }), record],
    scenario: 'complete',
    opens: [
      { email: 'physician@clinic.test', page: ruthsPage, width: 1200 },
      { email: 'complete.patient@clinic.test', page: 'myHealth/nutrition-exercise', width: 390 },
    ],
    mission:
      'Change answers on the patient’s side, then read the review: “Show what changed”, print, download a document.',
    oracle:
      'The changed answers are marked once and are seen after a while on screen; no follow-up stands under a no.',
  },
  {
    id: 'patient-marked-as-deceased',
    clauses: ['physician §2', 'physician §4', 'physician §5'],
    screens: [record],
    scenario: 'physician',
    opens: ruthsPage,
    mission:
      'Tick, give a date before the birth, one tomorrow, a right one; confirm; untick. Compare with patient-139.',
    oracle:
      'Both steps ask and name the patient. Age and death date are right, the ground changes in list and page.',
  },
  {
    id: 'note-shared-by-mistake',
    clauses: ['physician §2', 'physician §4', 'physician §6'],
    screens: [screenAt('/physician/patient-profile/$patientId', { view: 'notes' })],
    scenario: 'physician',
    opens: `${ruthsPage}?view=notes`,
    mission:
      'Tick sharing without text; write while a slow save is pending; blanks only; leave with text; filter the list.',
    oracle:
      'Sharing alone is no change; the tick is gone after each save; later words stay in the box, unsaved and unshared.',
  },
  {
    id: 'journey-read-by-the-physician',
    clauses: ['accounts §2.15', 'physician §2', 'physician §7'],
    screens: [screenAt('/physician/patient-profile/$patientId', { view: 'journey' })],
    scenario: 'complete',
    opens: [
      { email: 'physician@clinic.test', page: `${ruthsPage}?view=journey`, width: 1000 },
      { email: 'complete.patient@clinic.test', page: 'add-symptoms?yes', width: 390 },
    ],
    mission:
      'Log a check-up with a long comment and two doses; watch the physician’s side while it loads more.',
    oracle:
      'The new entry is on top, once, under “Check Patient Health Journey!”; 10 and 10 more, with nothing skipped.',
  },
  {
    id: 'intake-on-behalf-of-a-patient',
    clauses: ['physician §2', 'intake §2', 'intake §6'],
    screens: [screenAt('/physician/update-profile/$patientId/{-$section}')],
    scenario: 'physician',
    opens: 'physician/update-profile/complete-patient',
    mission: 'Open it without and with a section; save one; switch tabs and come back; finish the Summary.',
    oracle:
      'Without a section the page stays at its top. Questions never say “you”, and the end leads to the physician’s pages.',
  },
] as const satisfies readonly Charter[];
