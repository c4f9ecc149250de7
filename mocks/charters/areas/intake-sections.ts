import type { IntakeSegment } from '#domain/intake/sections.ts';
import { type Charter, type Clause, screenAt } from '../charter.ts';

/** Charter of one section of the intake; its screens and start follow from the section. */
type SectionCharter = Pick<Charter, 'id' | 'mission' | 'oracle'> & {
  segment: IntakeSegment;
  clauses: readonly [Clause, ...Clause[]];
};

const sectionCharters: readonly SectionCharter[] = [
  {
    id: 'height-there-and-back',
    segment: 'info-patient',
    clauses: ['intake §2.1', 'intake §5', 'intake §9'],
    mission:
      'Type 181 cm, switch to feet and back; 11 and 12 inches; change the country under a chosen state; zip 02134.',
    oracle:
      '181 is still 181, only one unit leaves (Calls), the state empties with its country, and the zip keeps its zero.',
  },
  {
    id: 'emergency-contact-and-its-phone',
    segment: 'contact',
    clauses: ['intake §2.2', 'intake §5'],
    mission:
      'Type 555, 1 555 123, 1 (555) 010-0000 and a pasted +44 number into each phone; leave the relationship empty.',
    oracle:
      'Only a leading 1 without 11 digits is refused, with the documented words to the letter, two spaces included.',
  },
  {
    id: 'diagnosis-typed-but-not-picked',
    segment: 'diagnosis',
    clauses: ['intake §2.3', 'intake §4', 'intake §5'],
    mission:
      'Type half a diagnosis and press Update; add a new cancer, choose its stage, then pick another diagnosis.',
    oracle:
      'The message links to Add New Diagnose; the added one is chosen; the stage goes with the cancer and leaves empty.',
  },
  {
    id: 'surgery-of-next-month',
    segment: 'treatment',
    clauses: ['intake §2.4', 'intake §5'],
    mission:
      'Say yes, add three rows, leave one nameless, give one the next month; say no, save, say yes again.',
    oracle:
      'Errors stand at their row. After no nothing leaves, and the rows come back with the yes until the page is left.',
  },
  {
    id: 'medication-that-changes-the-alert',
    segment: 'medications',
    clauses: ['intake §2.5', 'intake §1', 'intake §5'],
    mission: 'Add a medication that is on no list, Warfarin, an allergy of 16 letters and one with a digit.',
    oracle:
      'The allergy is refused at its row (15 characters, letters). As a physician the interaction alert follows the save.',
  },
  {
    id: 'thirty-one-times-yes-or-no',
    segment: 'family-history',
    clauses: ['intake §2.6', 'intake §3'],
    mission:
      'Answer by keyboard alone, press Yes twice at once and twice slowly, save with half of them empty.',
    oracle:
      'A quick second press changes nothing, a slow one takes the answer back; what has no answer is sent as null.',
  },
  {
    id: 'thirty-nine-problems-of-a-year',
    segment: 'patient-history',
    clauses: ['intake §2.7', 'intake §3'],
    mission: 'Go through the list on a phone, interrupt by a reload, restore the draft, save and reload.',
    oracle:
      'All 39 come back as answered, “other problems” among them, under the misspelt names of the wire.',
  },
  {
    id: 'cannabis-tried-and-never-tried',
    segment: 'cannabis',
    clauses: ['intake §2.8', 'intake §4', 'intake §9'],
    mission:
      'Open every follow-up, fill it, switch the experience to never and save; switch back; leave the slider untouched.',
    oracle:
      'Hidden answers leave empty and return with the parent; the untouched slider says “Not set yet” and what will be saved.',
  },
  {
    id: 'service-whose-symptoms-are-taken-back',
    segment: 'military',
    clauses: ['intake §2.9', 'intake §4'],
    mission:
      'Tick symptoms in all four groups, add chemicals, set a war period that ends next year; then answer no.',
    oracle:
      'The future period is refused. After no, Calls shows nothing of it, and the last chemical cannot be removed.',
  },
  {
    id: 'week-of-meals-and-drinks',
    segment: 'nutrition-exercise',
    clauses: ['intake §2.10', 'intake §4', 'intake §5'],
    mission:
      'Add a week, touch one meal; go past “More Than 5” drinks; answer Unsure; save without “Do you consider yourself?”.',
    oracle: 'An untouched week is not sent, a begun one has zeros; Unsure is null and reads back as Unsure.',
  },
  {
    id: 'stretching-keeps-its-own-type',
    segment: 'exercise',
    clauses: ['intake §2.11', 'intake §3'],
    mission:
      'Fill in all three kinds of exercise, stretching with different type and frequency; save, reload, save again.',
    oracle:
      'Type and frequency of stretching stay apart; the days are numbers to press, by keyboard as well.',
  },
  {
    id: 'documents-in-and-out',
    segment: 'my-documents',
    clauses: ['intake §2.12', 'intake §4', 'intake §9'],
    mission:
      'Add a PDF without a title, two files at once, an empty file; update one without a new file; delete with the answer lost.',
    oracle:
      'The second file is dropped with words. What is listed is stored, downloads under its name, and “may have been removed” is said.',
  },
  {
    id: 'summary-that-ends-the-intake',
    segment: 'summary',
    clauses: ['intake §2.13', 'intake §8'],
    mission: 'Write 10,001 characters, lines and emoji; save as the last missing section, then again.',
    oracle:
      'The limit is said while typing. The save leads to the dashboard; line breaks are kept in the check of the answers.',
  },
];

/** Charters of the intake's sections, each for the patient's and the physician's screen. */
export const intakeSectionCharters: readonly Charter[] = sectionCharters.map(({ segment, ...charter }) => ({
  ...charter,
  screens: [
    { ...screenAt('/myHealth/{-$section}'), section: segment },
    { ...screenAt('/physician/update-profile/$patientId/{-$section}'), section: segment },
  ],
  scenario: 'complete',
  opens: `myHealth/${segment}`,
}));
