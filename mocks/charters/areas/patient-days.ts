import { type Charter, screenAt } from '../charter.ts';

/** Charters of a patient's days: dashboard, check-up, journey, Shoops and physicians. */
export const patientDayCharters = [
  {
    id: 'dashboard-of-a-newcomer',
    clauses: ['accounts §1', 'accounts §4.2', 'intake §1'],
    screens: [screenAt('/dashboard')],
    scenario: 'new-patient',
    opens: 'dashboard',
    mission: 'Read the page as somebody who has just joined; follow every card and come back by Back.',
    oracle: 'It begins with the intake, each empty card has a way forward, and no number is invented.',
  },
  {
    id: 'check-up-around-midnight',
    clauses: ['accounts §2.14', 'accounts §2.15'],
    screens: [screenAt('/add-symptoms'), screenAt('/dashboard')],
    scenario: 'complete',
    opens: 'add-symptoms?yes',
    mission:
      'Set the computer’s clock to 23:59 and save just after midnight; do the same in another time zone.',
    oracle:
      'Date and time run by the second. The entry stands on the day it was saved, and the dashboard asks again.',
  },
  {
    id: 'check-up-dose-by-dose',
    clauses: ['accounts §2.14', 'accounts §5', 'accounts §3'],
    screens: [screenAt('/add-symptoms')],
    scenario: 'complete',
    opens: 'add-symptoms?yes',
    mission:
      'Take “Same as last time”, then doses one by one: 0 mg, 2,5, 1e3, a removed row; switch to NO and back.',
    oracle:
      'Wrong amounts are refused at their field. After NO no dose leaves (Calls); after YES again they are still there.',
  },
  {
    id: 'check-up-whose-answer-is-lost',
    clauses: ['accounts §2.14', 'accounts §8', 'accounts §7'],
    screens: [screenAt('/add-symptoms')],
    scenario: 'complete',
    opens: 'add-symptoms?yes',
    mission: 'In Faults lose the answer of createCheckUp, save, and save again; then once with a 500.',
    oracle: 'The journey has the check-up once. Nothing is called failed that may have happened.',
  },
  {
    id: 'a-year-of-check-ups',
    clauses: ['accounts §2.15', 'accounts §9'],
    screens: [screenAt('/health-journey')],
    scenario: 'year-of-check-ups',
    opens: 'health-journey',
    mission:
      'Load to the oldest entry, unfold a few, read the charts by their tables; 390 px and 200 % zoom.',
    oracle:
      '10 and 10 more, newest first, none twice; the sentence of months fits the entries, and table and chart agree.',
  },
  {
    id: 'journey-before-the-first-check-up',
    clauses: ['accounts §2.15'],
    screens: [screenAt('/health-journey')],
    scenario: 'new-patient',
    opens: 'health-journey',
    mission: 'Open the empty journey, log a check-up without medicine and without a comment from there.',
    oracle:
      'The empty page leads to the check-up; afterwards one entry stands there, with no status where none was given.',
  },
  {
    id: 'a-hundred-shoops-to-read',
    clauses: ['physician §2', 'physician §9', 'physician §3'],
    screens: [screenAt('/dosing-history')],
    scenario: 'hundred-shoops',
    opens: 'dosing-history',
    mission: 'Find out what to take tonight. Load to the end, print, switch to dark.',
    oracle:
      'The newest stands out and is never mixed with an earlier one; doses add up to the target; paper has all of it.',
  },
  {
    id: 'dosing-reminders-in-a-calendar',
    clauses: ['physician §2'],
    screens: [screenAt('/dosing-history'), screenAt('/dashboard')],
    scenario: 'complete',
    opens: 'dosing-history',
    mission:
      'Add the newest Shoop to a calendar, with and without the medicine’s name; import the file twice.',
    oracle:
      'One alarm per time of day, at local time; the second import replaces the first, and the name shows only if asked for.',
  },
  {
    id: 'physician-as-the-patient-sees-them',
    clauses: ['physician §2', 'physician §6', 'physician §9'],
    screens: [screenAt('/patient-physician-profile/$id')],
    scenario: 'complete',
    opens: 'patient-physician-profile/physician?view=notes',
    mission: 'Go through both tabs to the end; put the id of a physician who is not yours into the address.',
    oracle:
      'Only shared notes are there, 5 and 5 more, “Not Set” where there is no e-mail; a stranger’s page is refused in words.',
  },
  {
    id: 'note-arrives-while-reading',
    clauses: ['physician §6', 'accounts §2.4', 'physician §2'],
    screens: [screenAt('/patient-physician-profile/$id', { view: 'notes' })],
    scenario: 'complete',
    opens: [
      {
        email: 'physician@clinic.test',
        page: 'physician/patient-profile/complete-patient?view=notes',
        width: 1000,
      },
      {
        email: 'complete.patient@clinic.test',
        page: 'patient-physician-profile/physician?view=notes',
        width: 390,
      },
    ],
    mission: 'Write two notes quickly, share only the second; read on the patient’s side, follow the bell.',
    oracle:
      'The patient sees the shared note within a second and never the other one, in no reply of Calls either.',
  },
  {
    id: 'shoop-arrives-at-the-patient',
    clauses: ['physician §4', 'accounts §2.4', 'physician §7'],
    screens: [
      screenAt('/dosing-history'),
      screenAt('/physician/patient-profile/$patientId', { view: 'shoop' }),
    ],
    scenario: 'complete',
    opens: [
      {
        email: 'physician@clinic.test',
        page: 'physician/patient-profile/complete-patient?view=shoop&step=new',
        width: 1000,
      },
      { email: 'complete.patient@clinic.test', page: 'dosing-history', width: 390 },
    ],
    mission:
      'Send two medicines at once, one in grams; read them on the patient’s side, milligram by milligram.',
    oracle:
      'One recommendation, the bell once, the same doses as in the preview; a saved draft never shows on the right.',
  },
] as const satisfies readonly Charter[];
