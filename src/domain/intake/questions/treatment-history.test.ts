import { expect, it } from 'vitest';
import type { Answers } from '../../questions/question.ts';
import { decodeAnswers, encodeAnswers, findProblems } from '../../questions/questionnaire.ts';
import { treatmentHistory } from './treatment-history.ts';

const blankRow = { name: '', date: { month: '', year: '' } };
const answers = (treatments: Answers[], previousTreatment: boolean | null = true) => ({
  previousTreatment,
  treatments,
});
const problems = (...given: Parameters<typeof answers>) =>
  findProblems(treatmentHistory.questions, answers(...given));

it('requires the first treatment’s name, with its own message, once the answer is yes (intake §5)', () => {
  expect(problems([blankRow])).toEqual({ 'treatments.0.name': 'Please Enter Surgery/Treatment' });
  expect(problems([blankRow], false)).toEqual({});
  expect(problems([blankRow], null)).toEqual({});
});

it('requires the name of every row with a date, and ignores further blank rows', () => {
  const march = { month: '03', year: '2019' };
  expect(problems([{ name: 'Appendectomy', date: march }, blankRow])).toEqual({});
  expect(
    problems([
      { name: 'Appendectomy', date: blankRow.date },
      { name: ' ', date: march },
    ]),
  ).toEqual({
    'treatments.1.name': 'Please Enter Surgery/Treatment',
  });
});

it('refuses a future month', () => {
  const date = { month: '01', year: String(new Date().getFullYear() + 1) };
  expect(problems([{ name: 'Appendectomy', date }])).toEqual({
    'treatments.0.date': 'Please enter a date that is not in the future',
  });
});

it('sends year and month name, and an empty list unless the answer is yes', () => {
  const treatments = [{ name: ' Appendectomy ', date: { month: '03', year: '2019' } }];
  const encodedWith = (given: boolean | null) => encodeAnswers(treatmentHistory, answers(treatments, given));
  expect(encodedWith(true)).toEqual({
    previousTreatment: true,
    treatments: [{ name: 'Appendectomy', date: '2019 March' }],
  });
  for (const given of [false, null])
    expect(encodedWith(given)).toEqual({ previousTreatment: given, treatments: [] });
  expect(decodeAnswers(treatmentHistory, encodedWith(true))).toEqual(
    answers([{ name: 'Appendectomy', date: { month: '03', year: '2019' } }]),
  );
});
