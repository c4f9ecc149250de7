import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyConditions, pastYearProblems } from '../options/conditions.ts';
import { listedOptions, markNo, undoMarkNo, yesNoList } from './yes-no-list.ts';

const option = (value: string) => ({ value, label: value });
const list = yesNoList(
  'conditions',
  'Conditions',
  [
    { title: 'One', options: ['a', 'b'].map(option) },
    { title: 'Two', options: ['c', 'd'].map(option) },
  ],
  { itemLabel: 'condition' },
);
const anyAnswers = fc.record({
  a: fc.option(fc.boolean()),
  b: fc.option(fc.boolean()),
  c: fc.option(fc.boolean()),
  d: fc.option(fc.boolean()),
});

it('has a wire field for each entry, and never decodes null as No (decision 31)', () => {
  const answers = { a: true, b: false, c: null, d: null };
  expect(list.encode(answers)).toEqual(answers);
  expect(list.decode({ a: true, b: false, c: null, d: 'false' })).toEqual(answers);
});

describe('marking the remaining entries No', () => {
  it('answers exactly the given entries, and can be undone exactly', () => {
    fc.assert(
      fc.property(anyAnswers, (before) => {
        const marked = Object.entries(before).flatMap(([key, value]) => (value === null ? [key] : []));
        const answers = markNo(before, marked);
        for (const [key, value] of Object.entries(answers))
          expect(value).toBe(before[key as keyof typeof before] ?? false);
        expect(undoMarkNo(answers, marked)).toEqual(before);
      }),
    );
  });

  it('keeps later answers when it is undone', () => {
    const marked = ['b', 'c'];
    const answers = markNo({ a: true, b: null, c: null, d: false }, marked);
    expect(undoMarkNo({ ...answers, b: true, a: null }, marked)).toEqual({
      a: null,
      b: true,
      c: null,
      d: false,
    });
  });
});

it('asks all 31 conditions and all 39 problems once (intake §3, decision 29)', () => {
  const keys = (groups: typeof familyConditions) => listedOptions({ groups }).map(({ value }) => value);
  expect(keys(familyConditions).toSorted().join(' ')).toBe(
    'alcoholism anemia anesthesia arthritis asthma birthDefects bleedingProblems cancer colonProblems ' +
      'crohnDisease depression diabetesType1 diabetesType2 eczemaOther epilepsy geneticDiseases glaucoma ' +
      'hayFever heartAttack highBloodPressure highCholesterol kidneyDiseases lupus mentalRetardation ' +
      'migraineHeadaches mitralValveProlapse osteoporosis stroke substanceAbuse thyroidDisorders tuberculosis',
  );
  expect(keys(pastYearProblems).toSorted().join(' ')).toBe(
    'abdominal acid alcoholism allergies anxiety asthma atrialFibrillation bladderKidneyUrinaryProblem ' +
      'breastProblem cancer cholesterolProblem chronicLowBackPain coagulationProblem constipationDiarrhea ' +
      'coordinationProblem depression diabetesMellitus dizziness erectileDysfunction fatigueWeakness headaches ' +
      'heartDisease hypertension irritableBowelSyndrome memoryLoss migraines musclePain numbness osteopenia ' +
      'otherProblems pain prostateProblem sexualFunctionProblems skinProblems sleepProblems substanceAbuse ' +
      'thyroidProblem visionHearingProblem weightLossGain',
  );
});
