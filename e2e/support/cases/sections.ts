import { expect } from 'playwright/test';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import type { QuestionnaireModule, QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { field, form } from '../screens/intake.ts';
import { type EndpointCase, type FaultCase, loadCase } from './fault-case.ts';
import { intakePage } from './pages.ts';
import { changedSectionCase, chooseOther, retype } from './section-change-case.ts';
import { sectionSaveCase } from './section-save-case.ts';

/** Case of a failed save for each section. */
const saveCases: Record<QuestionnaireModule, FaultCase> = {
  PatientInformation: sectionSaveCase({
    segment: 'info-patient',
    title: 'Patient Information',
    next: 'Contacts',
    answers: { 'First name': 'Gracia', 'Zip or postal code': '80207', 'Date of birth': '04-29-1986' },
    spareField: 'Address line 2',
  }),
  Contacts: sectionSaveCase({
    segment: 'contact',
    title: 'Contacts',
    next: 'Diagnosis',
    answers: { Relationship: 'Partner', Phone: '(303) 555-0166', 'Referred by': 'Nobody' },
    spareField: 'Caretaker or guardian',
  }),
  Diagnosis: sectionSaveCase({
    segment: 'diagnosis',
    title: 'Diagnosis',
    next: 'Treatment History',
    answers: { Duration: '2 years', Concern: 'Loud neighbors' },
    spareField: 'ICD-9 or ICD-10 code',
    pick: async (section) => {
      await field(section, 'Primary diagnosis').fill('insom');
      await section.page().getByRole('option', { name: 'Insomnia' }).click();
      await expect(field(section, 'Primary diagnosis')).toHaveValue('Insomnia');
    },
  }),
  TreatmentHistory: changedSectionCase('Treatment History', retype('Surgery or treatment')),
  Medications: changedSectionCase('Medications & Supplements', retype('Dose')),
  FamilyHistory: changedSectionCase('Family History', chooseOther('Stroke')),
  PatientHistory: changedSectionCase('Patient History', chooseOther('Dizziness')),
  CannabisUse: changedSectionCase('Cannabis Use', retype('Where are you treated?')),
  MilitaryService: changedSectionCase('Military Service', retype('Highest rank')),
  Nutrition: changedSectionCase('Nutrition', chooseOther('Do you consider yourself?')),
  Exercise: changedSectionCase('Exercise', retype('Duration')),
  Summary: changedSectionCase(
    'Summary',
    retype('Please tell us in your own words what you feel is most important'),
  ),
};

/** Save after the token has expired; the section makes no difference. */
export const saveContacts = saveCases.Contacts;

/** A record that fails to load shows the cause and no form, so that it cannot be overwritten. */
const loadCaseOf = ({ segment, title }: QuestionnaireSection): FaultCase =>
  loadCase(intakePage(segment), `We could not load ${title}.`, (page) => form(page, title), {
    repeats: true,
  });

const storedRecord = ({ store }: MockServer, module: QuestionnaireModule) =>
  store.tables.intakeRecords.find((entry) => entry.userId === 'complete-patient' && entry.module === module)
    ?.record ?? {};

type SectionCases = Record<`read${QuestionnaireModule}`, EndpointCase> &
  Record<`save${QuestionnaireModule}`, EndpointCase & Required<Pick<EndpointCase, 'call'>>>;

const hasQuestions = (section: IntakeSection): section is QuestionnaireSection =>
  section.module !== 'MyDocuments';

/** Cases of reading and saving each question section; a save sends the stored record. */
export const sectionCases = Object.fromEntries(
  intakeSections.filter(hasQuestions).flatMap((section): [string, EndpointCase][] => {
    const { module } = section;
    const call = (server: MockServer) => ({ body: intakeCalls[module].pack(storedRecord(server, module)) });
    return [
      [`read${module}`, loadCaseOf(section)],
      [`save${module}`, { ...saveCases[module], call }],
    ];
  }),
) as SectionCases;
