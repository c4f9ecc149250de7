import { describe, expect, it } from 'vitest';
import { questionnaires } from '../intake/questionnaires.ts';
import { nutrition } from '../intake/questions/nutrition.ts';
import { summary } from '../intake/questions/summary.ts';
import { blankAnswers } from './answers/rows.ts';
import { isOptionList } from './option.ts';
import { questionnaireOfPatient } from './patient-wording.ts';
import type { Question, SingleQuestion } from './question.ts';
import { encodeAnswers, type Questionnaire } from './questionnaire.ts';

/** Documented option label in the first person (intake §9). */
const documentedFirstPerson = ["I don't Know"];

/** Lists the texts that only this kind of question has: options, slider ends, labels of rows. */
function optionTextsOf(question: Question): readonly string[] {
  switch (question.kind) {
    case 'choice':
      return isOptionList(question.options) ? question.options.map(({ label }) => label) : [];
    case 'flags':
      return question.options.map(({ label }) => label);
    case 'yesNoList':
      return question.groups.flatMap(({ title, options }) => [title, ...options.map(({ label }) => label)]);
    case 'slider':
      return [...(question.ends ?? []), ...(question.unit ?? [])];
    case 'rows': {
      // A typed medication without a chosen item holds the save up; its reason is a text, too.
      const holdUpReason = question.findHoldUpReason?.([{ medication: { text: 'x', item: null } }]) ?? '';
      return [question.addLabel, question.rowLabel, holdUpReason, ...question.questions.flatMap(textsOf)];
    }
    default:
      return [];
  }
}

function textsOf(question: Question | SingleQuestion): readonly string[] {
  const { label, hint = '', requiredMessage = '', missingText = '' } = question;
  return [label, hint, requiredMessage, missingText, ...optionTextsOf(question)];
}

const allTextsOf = ({ groups }: Questionnaire) =>
  groups.flatMap(({ title = '', hint = '', questions }) => [title, hint, ...questions.flatMap(textsOf)]);

const addressesUser = (words: string) =>
  /\b(you|your|yours|yourself|me|my|mine|myself)\b/i.test(words) || /\bI\b/.test(words);

describe.each(Object.entries(questionnaires))('%s', (_, form) => {
  const patientWorded = questionnaireOfPatient(form);

  it('asks a physician about the patient', () => {
    const words = allTextsOf(patientWorded).filter((text) => !documentedFirstPerson.includes(text));
    // Guards against a check of nothing.
    // A form without texts would pass the next line.
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter(addressesUser)).toEqual([]);
  });

  it('differs from the patient’s only in its texts', () => {
    expect(patientWorded.questions.map(({ name, kind }) => `${name} ${kind}`)).toEqual(
      form.questions.map(({ name, kind }) => `${name} ${kind}`),
    );
    const answers = blankAnswers(form.questions);
    expect(encodeAnswers(patientWorded, answers)).toEqual(encodeAnswers(form, answers));
    // Created once: each call returns the same questionnaire.
    expect(questionnaireOfPatient(form)).toBe(patientWorded);
  });
});

it('keeps the documented texts for patients (intake §2, §3)', () => {
  const labels = [...nutrition.questions, ...summary.questions].map(({ label }) => label);
  expect(labels).toContain('Do you consider yourself?');
  expect(labels).toContain('Please tell us in your own words what you feel is most important');
  expect(questionnaireOfPatient(nutrition).questions.map(({ label }) => label)).toContain(
    'Does the patient have food allergies?',
  );
});
