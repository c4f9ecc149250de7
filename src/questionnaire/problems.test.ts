import { expect, it } from 'vitest';
import { blankShoop, shoopForm } from '#domain/shoops/medicine/medicine-questions.ts';
import { pathsToClear } from './problems.ts';

it('clears all problems of a row that is replaced', () => {
  const answers = blankShoop();
  const [previousRow] = answers.shoop;
  const cleared = pathsToClear(shoopForm.questions, 'shoop.0', answers, previousRow);
  expect(cleared).toEqual(expect.arrayContaining(['shoop.0.dailyDose', 'shoop.0.doses.0.dose']));
});

it('clears no problems of another row', () => {
  const answers = { shoop: [...blankShoop().shoop, ...blankShoop().shoop] };
  const cleared = pathsToClear(shoopForm.questions, 'shoop.0', answers, answers.shoop[0]);
  // Hidden answers of all rows are cleared, so an answer that is always visible is checked.
  expect(cleared.filter((path) => path.startsWith('shoop.1.dailyDose'))).toEqual([]);
});
