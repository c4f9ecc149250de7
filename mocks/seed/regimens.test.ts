import { expect, it } from 'vitest';
import { findProblems } from '#domain/questions/questionnaire.ts';
import { shoopForm } from '#domain/shoops/medicine/medicine-questions.ts';
import { answersOfImport } from '#domain/shoops/payload.ts';
import { warningsOf } from '#domain/shoops/safety/warnings.ts';
import type { ShoopInput } from '../rules/add-shoop.ts';
import { createTestServer } from '../testing/test-server.ts';
import { listDiagnosesAtAge } from './clinic/clinic-diagnoses.ts';
import { cancerRegimens, findRegimens, regimens } from './regimens.ts';
import { eveningRelief } from './shoops.ts';

const listCannabinoids = (diagnosis: string, isCancer = false) =>
  findRegimens(diagnosis, isCancer).map(({ targetCannabinoid }) => targetCannabinoid);
/** Returns a regimen as the form's answers after an import. */
const toFormAnswers = ({ terpenes, ...rest }: ShoopInput) =>
  answersOfImport({ ...rest, terpenes: terpenes.map(({ value }) => value) });

it('every suggestion keeps the form’s rules, for each diagnosis of the list (physician §5)', async () => {
  const { diagnoses } = (await createTestServer()).store.tables;
  for (const { name, isCancer } of diagnoses) {
    const shoop = findRegimens(name, isCancer).map(toFormAnswers);
    expect(findProblems(shoopForm.questions, { shoop }), name).toEqual({});
  }
});

it('seeded Shoops cause no warning about notes or rows', () => {
  for (const input of [...cancerRegimens, ...regimens.flatMap(({ shoops }) => shoops), eveningRelief]) {
    const warningTexts = warningsOf([toFormAnswers(input)], {
      recommendations: [],
      experience: '',
      allergies: [],
    }).map(({ text }) => text);
    expect(
      // The two warnings about the amount of a day are left out.
      warningTexts.filter((text) => !text.includes('usual start') && !text.includes('is above')),
    ).toEqual([]);
  }
});

it('every diagnosis of the clinic’s patients has a suggestion', () => {
  const cancers = /cancer|lymphoma/;
  // Each diagnosis of the clinic is possible at one of these ages.
  for (const name of new Set([20, 45, 70, 90].flatMap(listDiagnosesAtAge)))
    expect(listCannabinoids(name, cancers.test(name)), name).not.toEqual([]);
});

it.each(['Sleep apnea', 'Glaucoma', 'Bipolar disorder', 'Opioid use disorder', 'Asthma', 'Hay fever'])(
  '%s has no suggestion',
  (name) => expect(listCannabinoids(name)).toEqual([]),
);

it.each([
  ['Dravet syndrome', ['CBD']],
  ['Irritable bowel syndrome', ['CBD', 'THC delta 9']],
  ['Restless legs syndrome', ['CBN', 'CBD']],
  ['Parkinson’s disease', ['CBD', 'CBN']],
  ['Psoriasis', ['CBD']],
])('%s is not confused with a diagnosis of a similar name', (name, cannabinoids) =>
  expect(listCannabinoids(name)).toEqual(cannabinoids),
);
