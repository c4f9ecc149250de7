import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectives } from '#domain/options/cannabis.ts';
import { ingestionMethods } from '#domain/options/ingestion.ts';
import { findProblems } from '#domain/questions/questionnaire.ts';
import { checkUpFrequencies, feelings, formatCheckUpDose, formatTimesADay } from './check-up.ts';
import { blankCheckUp, checkUpQuestionnaire, doseAnswers, encodeCheckUp } from './check-up-questions.ts';

const objectiveKeys = objectives.map(({ value }) => value);
const checkUpForm = checkUpQuestionnaire(objectiveKeys, { name: 'products', load: async () => [] });
const blankYes = blankCheckUp(checkUpForm, 'yes');
const dose = { amount: '2.5', frequency: '3', ingestionMethod: 'Inhaled', product: 'Vaporizer flower' };
const completeAnswers = {
  ...blankYes,
  status: 'better',
  canabiesDose: [dose],
  comment: ' Slept well ',
  'objective-painRelief': 'same',
};
const amountProblem = (amount: string) =>
  findProblems(checkUpForm.questions, { ...blankYes, canabiesDose: [{ ...dose, amount }] })[
    'canabiesDose.0.amount'
  ];

describe('the lists (accounts §9)', () => {
  it('lists feelings, methods and frequencies from 1 to 10 (decision 49)', () => {
    expect(feelings.map(({ value }) => value)).toEqual(['worse', 'same', 'better']);
    expect(ingestionMethods.map(({ value }) => value)).toEqual([
      'Inhaled',
      'Ingested',
      'Sublingual',
      'Suppository',
      'Topically',
    ]);
    expect(checkUpFrequencies.map(({ value }) => Number(value))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('asks one rating for each objective of the server, known or not', () => {
    const labels = checkUpQuestionnaire([...objectiveKeys, 'newest'], {
      name: 'products',
      load: async () => [],
    }).ratings;
    expect(labels.map(({ label }) => label)).toEqual([
      'Anti-cancer Therapy',
      'Manage Side Effects of Chemo',
      'Pain Relief',
      'Mental Health',
      'Pharmaceutical Replacement',
      'Seizure Control',
      'Other',
      'newest',
    ]);
  });
});

describe('the amount (accounts §5): numeric, minimum 0', () => {
  it.each(['0', '2', '2.5', '.5', '10.', ' 12 ', '0.001'])('accepts %j', (amount) => {
    expect(amountProblem(amount)).toBeUndefined();
  });

  it.each(['-1', '1e3', 'ten', '2,5', '1.2.3', 'Infinity', '.', '0x10'])('refuses %j', (amount) => {
    expect(amountProblem(amount)).toBe('Please enter a number of mg, 0 or more, for example 2.5');
  });

  it('accepts any decimal number of 0 or more', () => {
    const number = fc.double({ min: 0, max: 9999, noNaN: true }).map((value) => value.toFixed(3));
    fc.assert(
      fc.property(number, (amount) => {
        expect(amountProblem(amount)).toBeUndefined();
        const sent = encodeCheckUp(checkUpForm, { ...blankYes, canabiesDose: [{ ...dose, amount }] });
        expect(sent.canabiesDose[0]?.amount).toBe(Number(amount));
      }),
    );
  });
});

describe('the encoded check-up', () => {
  it('has numbers as numbers, and only the ratings that were answered', () => {
    expect(encodeCheckUp(checkUpForm, completeAnswers)).toEqual({
      cannabisToday: 'yes',
      status: 'better',
      canabiesDose: [{ ...dose, amount: 2.5, frequency: 3 }],
      comment: 'Slept well',
      objective: { painRelief: 'same' },
    });
  });

  it('omits hidden answers: "no" sends no status, doses, comment or ratings (decision 30)', () => {
    expect(encodeCheckUp(checkUpForm, { ...completeAnswers, cannabisToday: 'no' })).toEqual({
      cannabisToday: 'no',
      status: '',
      canabiesDose: [],
      comment: '',
      objective: {},
    });
    const hiddenInvalid = {
      ...completeAnswers,
      cannabisToday: 'no',
      canabiesDose: [{ ...dose, amount: 'much' }],
    };
    expect(findProblems(checkUpForm.questions, hiddenInvalid)).toEqual({});
  });

  it('omits blank rows and sends the answered fields of a partial dose', () => {
    const emptyDose = { amount: '', frequency: '', ingestionMethod: '', product: '' };
    const { canabiesDose } = encodeCheckUp(checkUpForm, {
      ...completeAnswers,
      canabiesDose: [emptyDose, { ...emptyDose, amount: '1' }],
    });
    expect(canabiesDose).toEqual([{ amount: 1, frequency: null, ingestionMethod: '', product: '' }]);
  });

  it('includes objectives that arrived after the form was opened', () => {
    const blankBeforeObjectives = blankCheckUp(
      checkUpQuestionnaire([], { name: 'products', load: async () => [] }),
      'yes',
    );
    expect(findProblems(checkUpForm.questions, blankBeforeObjectives)).toEqual({});
    expect(
      encodeCheckUp(checkUpForm, { ...blankBeforeObjectives, 'objective-other': 'worse' }).objective,
    ).toEqual({
      other: 'worse',
    });
    expect(encodeCheckUp(checkUpForm, blankBeforeObjectives).objective).toEqual({});
  });
});

it('turns the doses of the last check-up into form rows that encode to the same doses', () => {
  const { canabiesDose } = encodeCheckUp(checkUpForm, completeAnswers);
  expect(doseAnswers(canabiesDose)).toEqual([dose]);
  expect(doseAnswers([{ amount: null, frequency: null, ingestionMethod: '', product: '' }])).toEqual([
    { amount: '', frequency: '', ingestionMethod: '', product: '' },
  ]);
  expect([1, 2, null].map(formatTimesADay)).toEqual(['once a day', 'twice a day', '']);
  expect(canabiesDose.map(formatCheckUpDose)).toEqual([
    '2.5\u00a0mg · Vaporizer flower · Inhaled · 3 times a day',
  ]);
});

it('does not repeat an amount that the name of the product says', () => {
  const formatWithProduct = (product: string) =>
    formatCheckUpDose({ amount: 25, frequency: 1, ingestionMethod: '', product });
  expect(formatWithProduct('CBD capsules 25 mg')).toBe('CBD capsules 25 mg · once a day');
  expect(formatWithProduct('CBD capsules 25.0MG')).toBe('CBD capsules 25.0MG · once a day');
  for (const other of ['125 mg oil', '1.25 mg oil', '25 ml oil', 'Oil 25']) {
    expect(formatWithProduct(other)).toBe(`25\u00a0mg · ${other} · once a day`);
  }
});
