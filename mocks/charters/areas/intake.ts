import { type Charter, screenAt } from '../charter.ts';

const wizard = screenAt('/myHealth/{-$section}');

/** Charters of the intake's wizard, whichever section is open. */
export const intakeCharters = [
  {
    id: 'intake-opens-where-it-was-left',
    clauses: ['intake §2', 'intake §4'],
    screens: [wizard],
    scenario: 'half-done',
    opens: 'myHealth',
    mission:
      'Open the intake from the menu, the dashboard and a bookmark; jump between sections; Back out of the first.',
    oracle:
      'The first incomplete section opens, its heading has the focus; Back leads to where the intake was opened from.',
  },
  {
    id: 'double-press-on-update',
    clauses: ['intake §4', 'intake §8', 'intake §7'],
    screens: [wizard],
    scenario: 'half-done',
    opens: 'myHealth/diagnosis',
    mission: 'Edit, press Update twice quickly; go on typing while a slow save is pending (Faults: slow).',
    oracle:
      'One save in Calls and one section further. Whoever went on typing is not moved, and the later words are unsaved.',
  },
  {
    id: 'draft-survives-everything-but-a-day',
    clauses: ['intake §4'],
    screens: [wizard],
    scenario: 'half-done',
    opens: 'myHealth/contact',
    mission:
      'Type without saving; reload, close the tab, log in as somebody else, wait 25 hours of the computer’s clock.',
    oracle:
      'Only its owner is offered it, only on this device, and only within 24 hours. Restoring changes what was typed alone.',
  },
  {
    id: 'two-tabs-one-section',
    clauses: ['intake §4'],
    screens: [wizard],
    scenario: 'half-done',
    opens: 'myHealth/contact',
    mission: 'Change the same answer in two tabs, another one in each; save the first, then the second.',
    oracle: 'The second is asked which answer counts and loses none; the record has both other changes.',
  },
  {
    id: 'intake-while-saving-fails',
    clauses: ['intake §8', 'intake §4', 'intake §5'],
    screens: [wizard],
    scenario: 'save-fails',
    opens: 'myHealth/contact',
    mission: 'Save an invalid section, then a valid one that the server refuses; clear the fault and repeat.',
    oracle:
      'The summary leads to each field. The refused save keeps every answer and says so in the page as well as in a toast.',
  },
  {
    id: 'patient-and-physician-in-one-record',
    clauses: ['intake §6', 'intake §1', 'intake §3'],
    screens: [wizard, screenAt('/physician/update-profile/$patientId/{-$section}')],
    scenario: 'half-done',
    opens: [
      { email: 'physician@clinic.test', page: 'physician/update-profile/patient/diagnosis', width: 1000 },
      { email: 'patient@clinic.test', page: 'myHealth/diagnosis', width: 390 },
    ],
    mission:
      'Save Diagnosis on both sides with different answers; read what each side shows and what Calls sends.',
    oracle:
      'Nobody’s answer vanishes unasked. The physician’s calls carry `userId`, the patient’s none; “you” becomes the patient.',
  },
  {
    id: 'check-of-all-answers',
    clauses: ['intake §2', 'physician §2'],
    screens: [screenAt('/myHealth/check-answers')],
    scenario: 'half-done',
    opens: 'myHealth/check-answers',
    mission: 'Compare answers with the forms, follow “Edit”, print; then complete the intake and look again.',
    oracle:
      'What is missing is named and never guessed; nothing hidden is shown; “All done” comes when nothing needed is missing.',
  },
  {
    id: 'intake-part-by-part-on-a-phone',
    clauses: ['intake §2', 'intake §4'],
    screens: [wizard],
    scenario: 'new-patient',
    opens: 'myHealth/info-patient',
    mission:
      'At 390 px fill in one long section part by part with errors in an earlier part; turn the phone.',
    oracle:
      'An error in another part is led to; turning the phone loses neither place nor text; nothing is cut at 320 px.',
  },
] as const satisfies readonly Charter[];
