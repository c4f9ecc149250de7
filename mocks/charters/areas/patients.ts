import { type Charter, screenAt } from '../charter.ts';

/** Charters of a physician's dashboard, list of patients and new patients. */
export const patientsCharters = [
  {
    id: 'figures-that-add-up',
    clauses: ['physician §2', 'physician §3', 'physician §1'],
    screens: [screenAt('/physician/dashboard')],
    scenario: 'physician',
    opens: 'physician/dashboard',
    mission:
      'Compare every chart with its table and with the list of patients; print; switch the colors off.',
    oracle:
      'Numbers agree everywhere, a share that is not zero is never 0 %, and every chart is readable without color.',
  },
  {
    id: 'clinic-without-patients',
    clauses: ['physician §2', 'physician §8'],
    screens: [screenAt('/physician/dashboard'), screenAt('/physician/list-patient')],
    scenario: 'empty-clinic',
    opens: 'physician/dashboard',
    mission: 'Look for a way to the first patient from each page; add one and come back.',
    oracle:
      '“No Record Found For …” once per figure, one card that leads on; after the first patient the figures follow.',
  },
  {
    id: 'find-a-patient-by-a-few-letters',
    clauses: ['physician §2'],
    screens: [screenAt('/physician/dashboard')],
    scenario: 'ten-thousand-patients',
    opens: 'physician/dashboard',
    mission:
      'Search by name parts, accents, phone digits; Enter with several left; arrows; namesakes; / and Ctrl+K elsewhere.',
    oracle:
      'Enter opens only the one who is left. Namesakes are told apart by e-mail, and typing stays fluent.',
  },
  {
    id: 'ten-thousand-rows',
    clauses: ['physician §2', 'physician §9'],
    screens: [screenAt('/physician/list-patient')],
    scenario: 'ten-thousand-patients',
    opens: 'physician/list-patient',
    mission:
      'Scroll fast, press End and Home, filter, sort, open one and press Back; copy the address to another tab.',
    oracle:
      'The count says “… of 10,000 patients”; Back and the copied address show the same view; the focused row stays.',
  },
  {
    id: 'patient-deleted-and-spared',
    clauses: ['physician §8', 'physician §7', 'physician §4'],
    screens: [screenAt('/physician/list-patient')],
    scenario: 'invited',
    opens: 'physician/list-patient',
    mission:
      'Delete a pending and an active patient: say no, say yes, say yes with the answer lost; by keyboard.',
    oracle:
      '“Your Patient is safe!” and “Poof!” fit what happened; with no answer the list decides. The focus stays in the list.',
  },
  {
    id: 'patient-added-with-a-taken-email',
    clauses: ['physician §2', 'physician §4', 'physician §8'],
    screens: [screenAt('/physician/add-patient')],
    scenario: 'physician',
    opens: 'physician/add-patient',
    mission:
      'Add a patient with a taken e-mail, then a free one; Other objective; a medication typed and not picked.',
    oracle:
      'The e-mail is refused at its field and all else stays. Once added, the list marks who is new, an invitation is in the inbox.',
  },
  {
    id: 'new-patient-typed-in-two-visits',
    clauses: ['physician §2', 'physician §5'],
    screens: [screenAt('/physician/add-patient')],
    scenario: 'physician',
    opens: 'physician/add-patient',
    mission: 'Type half, leave by the menu, by Back, by closing; come back, also as another physician.',
    oracle: 'Leaving asks; what was typed is offered on the next visit, to this physician alone.',
  },
] as const satisfies readonly Charter[];
