import { type Charter, screenAt } from '../charter.ts';

const shoopTab = screenAt('/physician/patient-profile/$patientId', { view: 'shoop' });
const newShoop = 'physician/patient-profile/complete-patient?view=shoop&step=new';

/** Charters of building and sending Shoops. */
export const shoopCharters = [
  {
    id: 'doses-that-do-not-add-up',
    clauses: ['physician §5', 'physician §2', 'physician §9'],
    screens: [shoopTab],
    scenario: 'physician',
    opens: newShoop,
    mission:
      'Target 10 mg with doses 3.33 three times, 0.5 g against 500 mg, 0,500, zeros, three decimals; Split evenly.',
    oracle:
      'The line tells to the hundredth what is left. Only an equal sum is sent, and 0,500 is never taken for 500.',
  },
  {
    id: 'mistaken-dose-is-pointed-out',
    clauses: ['physician §2', 'physician §5'],
    screens: [shoopTab],
    scenario: 'physician',
    opens: newShoop,
    mission:
      'Build ten times the last dose, an allergen, the wrong THC, a note that says other amounts; try to send.',
    oracle:
      'Warned after a pause beneath the medicine and once in the preview, never while typing, and never refused.',
  },
  {
    id: 'stored-doses-differ-from-the-sent',
    clauses: ['physician §2', 'physician §4', 'physician §8'],
    screens: [shoopTab],
    scenario: 'other-doses',
    opens: newShoop,
    mission: 'Send a Shoop while the server keeps ten times the dose; leave the page, come back, reload.',
    oracle:
      'The alarm names each difference and is still there; it goes by being dismissed or put right, not by time.',
  },
  {
    id: 'sent-or-not-sent',
    clauses: ['physician §4', 'physician §7'],
    screens: [shoopTab],
    scenario: 'physician',
    opens: newShoop,
    mission:
      'Send with the answer lost, double press, send again; then a nearly equal one to another patient.',
    oracle: 'The patient has it once. The other patient’s is asked about, with no answer chosen.',
  },
  {
    id: 'drafts-open-in-two-tabs',
    clauses: ['physician §4', 'physician §3'],
    screens: [shoopTab],
    scenario: 'three-drafts',
    opens: newShoop,
    mission:
      'Edit one draft in two tabs; save here, then there; let it be sent elsewhere (People) while it is open.',
    oracle:
      'The second save asks which counts and mixes no doses; a draft that was sent says so once and becomes a new Shoop.',
  },
  {
    id: 'import-for-a-diagnosis-without-advice',
    clauses: ['physician §8', 'physician §4', 'physician §9'],
    screens: [shoopTab],
    scenario: 'physician',
    opens: newShoop,
    mission:
      'Import a suggestion, press the button again, fold and unfold; try a patient without a diagnosis.',
    oracle:
      '“Add to Shoop” becomes “Shoop Added”; nothing is sent by it; no fitting Shoop says so in the documented words.',
  },
  {
    id: 'shoop-half-built-at-a-reload',
    clauses: ['physician §2'],
    screens: [shoopTab],
    scenario: 'physician',
    opens: newShoop,
    mission:
      'Build two medicines, start from the last Shoop, undo; reload; go to another tab and to another patient.',
    oracle:
      'What was built is offered again for this patient alone; Undo brings back exactly what was there.',
  },
] as const satisfies readonly Charter[];
