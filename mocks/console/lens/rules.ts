import { type Clause, type ScreenPattern, screenAt } from '#mocks/charters/charter.ts';
import type { Topic } from './spec/parse-spec.ts';

/** Sections and decisions that rule an element of the app, on some screens or on all. */
export interface LensRule {
  /** Screens that have the element; all if omitted. */
  readonly screens?: readonly ScreenPattern[];
  /** Role of the element; any if omitted. */
  readonly role?: string;
  /** Accessible name of the element: the whole of it, or a pattern; any if omitted. */
  readonly name?: string | RegExp;
  /** CSS selector of an element without a role or a name of its own. */
  readonly selector?: string;
  readonly clauses: readonly (Clause | Topic)[];
  readonly decisions?: readonly number[];
}

const intakeScreens = [
  screenAt('/myHealth/{-$section}'),
  screenAt('/physician/update-profile/$patientId/{-$section}'),
];
const profileScreens = [screenAt('/profile'), screenAt('/physician/profile')];
const shoopScreens = [screenAt('/physician/patient-profile/$patientId', { view: 'shoop' })];
const patientScreens = [screenAt('/physician/patient-profile/$patientId'), ...intakeScreens.slice(1)];

/**
 * Rules of elements, for what follows neither from the element's name, which may title a section
 * of `docs/product`, nor from its screen. The first that fits counts.
 */
export const lensRules: readonly LensRule[] = [
  // On every page.
  { role: 'dialog', name: "Verify it's you", clauses: ['accounts §2.5', 'accounts §4.4'], decisions: [23] },
  { role: 'dialog', name: 'Are you still there?', clauses: ['accounts §4.7'], decisions: [14] },
  { role: 'dialog', name: 'Log out without saving?', clauses: ['accounts §4.6'], decisions: [59] },
  { role: 'button', name: 'Log out', clauses: ['accounts §4.6'], decisions: [15, 16, 59] },
  { role: 'button', name: /^Notifications/, clauses: ['accounts §2.4'] },
  { role: 'dialog', name: 'Find a patient', clauses: ['physician §2: Dashboard'], decisions: [98] },
  { role: 'button', name: 'Find a patient', clauses: ['physician §2: Dashboard'], decisions: [98] },
  { role: 'dialog', name: 'Add Diagnose', clauses: ['intake §5', 'intake §7'], decisions: [3] },
  { role: 'dialog', name: 'Add New Medication', clauses: ['intake §5', 'intake §7'], decisions: [3] },
  { selector: '[data-toast]', clauses: ['accounts §8'], decisions: [40, 64] },
  { role: 'navigation', name: /^(Main|Menu)$/, clauses: ['accounts §2.3'] },
  { role: 'contentinfo', clauses: ['accounts §2.3'], decisions: [47] },
  // Buttons of the forms.
  {
    screens: intakeScreens,
    role: 'button',
    name: 'Update',
    clauses: ['intake §4', 'intake §2'],
    decisions: [27],
  },
  {
    screens: intakeScreens,
    role: 'link',
    name: /^(Back|Next)$/,
    clauses: ['intake §2'],
    decisions: [27, 55],
  },
  { screens: profileScreens, role: 'button', name: 'Update', clauses: ['accounts §4.5', 'physician §4'] },
  // Kinds of fields.
  { role: 'slider', clauses: ['intake §9'], decisions: [60] },
  { selector: 'input[type=tel]', clauses: ['accounts §5', 'intake §5'], decisions: [34] },
  { selector: 'input[type=password]', clauses: ['accounts §5', 'accounts §2.8'] },
  { role: 'checkbox', name: 'Remember Me', clauses: ['accounts §2.7'], decisions: [19] },
  // A physician's pages of a patient.
  {
    screens: patientScreens,
    role: 'region',
    name: /drug interactions?$|^Interactions not known/i,
    clauses: ["physician §2: A patient's page"],
    decisions: [9, 44, 73],
  },
  { role: 'region', name: 'Patient Deceased', clauses: ['physician §4', 'physician §5'], decisions: [45] },
  {
    screens: patientScreens,
    role: 'form',
    name: 'New note',
    clauses: ['physician §2: Notes', 'physician §4'],
  },
  { role: 'table', name: 'Patients', clauses: ['physician §2: Patient Listing'], decisions: [46] },
  {
    screens: shoopScreens,
    role: 'button',
    name: 'Save & Send',
    clauses: ['physician §2: View Patient Shoop', 'physician §4', 'physician §8'],
    decisions: [82, 97],
  },
  {
    screens: shoopScreens,
    role: 'button',
    name: 'Save',
    clauses: ['physician §4', 'physician §8'],
    decisions: [43, 80],
  },
  { screens: shoopScreens, role: 'button', name: /Shoop$/, clauses: ['physician §4'], decisions: [42, 69] },
  {
    screens: shoopScreens,
    role: 'group',
    name: 'Medicines',
    clauses: ['physician §5', 'physician §9', 'physician §2: View Patient Shoop'],
    decisions: [41, 65, 83, 94],
  },
  { role: 'alert', clauses: ['accounts §8'], decisions: [37, 38] },
];

/** Topics of `docs/product` about a screen; a section with its address needs no entry. */
export const screenTopics: readonly { readonly screen: ScreenPattern; readonly topic: Topic }[] = [
  { screen: screenAt('/physician-signup'), topic: 'physician §2: Physician Registration' },
  { screen: screenAt('/completeSignUp/$code'), topic: 'physician §2: Verify Phone Number' },
  { screen: screenAt('/physician/dashboard'), topic: 'physician §2: Dashboard' },
  { screen: screenAt('/physician/add-patient'), topic: 'physician §2: Add New Patient' },
  { screen: screenAt('/physician/list-patient'), topic: 'physician §2: Patient Listing' },
  {
    screen: screenAt('/physician/patient-profile/$patientId', { view: undefined }),
    topic: 'physician §2: Patient Profile',
  },
  {
    screen: screenAt('/physician/patient-profile/$patientId', { view: 'shoop' }),
    topic: 'physician §2: View Patient Shoop',
  },
  {
    screen: screenAt('/physician/patient-profile/$patientId', { view: 'notes' }),
    topic: 'physician §2: Notes',
  },
  {
    screen: screenAt('/physician/patient-profile/$patientId', { view: 'journey' }),
    topic: 'physician §2: Health Journey',
  },
  {
    screen: screenAt('/physician/patient-profile/$patientId'),
    topic: "physician §2: A patient's page",
  },
  {
    screen: screenAt('/physician/update-profile/$patientId/{-$section}'),
    topic: 'physician §2: Edit Health Intake',
  },
  { screen: screenAt('/physician/profile'), topic: 'physician §2: Physician My Profile' },
  { screen: screenAt('/dosing-history'), topic: 'physician §2: Dosing History' },
  {
    screen: screenAt('/patient-physician-profile/$id'),
    topic: 'physician §2: A physician, for a patient',
  },
];
