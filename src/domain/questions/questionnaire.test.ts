import { describe, expect, it } from 'vitest';
import { rows } from './answers/rows.ts';
import { whenAnswer, whenYes } from './condition.ts';
import { choice, digits, flags, text, yesNo } from './kinds.ts';
import {
  decodeAnswers,
  encodeAnswers,
  findHoldUp,
  findProblems,
  questionnaire,
  visibleAnswers,
} from './questionnaire.ts';

const smokes = yesNo('smokes', 'Do you smoke?');
const howOften = choice('often', 'How often?', [{ value: 'daily', label: 'Daily' }], {
  required: true,
  when: whenYes(smokes),
});
const sinceWhen = text('since', 'Since when?', {
  required: true,
  when: whenAnswer(howOften, (value) => value === 'daily'),
});
const harms = flags('harms', 'What harm?', [{ value: 'cough', label: 'Cough' }], { when: whenYes(smokes) });
const brands = rows('brands', 'Brands', {
  questions: [text('name', 'Name', { required: true }), digits('packs', 'Packs')],
  addLabel: 'Add another brand',
  rowLabel: 'Brand',
  when: whenYes(smokes),
});
const form = questionnaire([{ questions: [smokes, howOften, sinceWhen, harms, brands] }]);
const answers = {
  smokes: true,
  often: 'daily',
  since: '2001',
  harms: { cough: true },
  brands: [{ name: 'A', packs: '2' }],
};

it('a list in a row holds up the form while its row is visible', () => {
  const packs = rows('packs', 'Packs', {
    questions: [text('name', 'Name')],
    addLabel: 'Add another pack',
    rowLabel: 'Pack',
    findHoldUpReason: (list) => (list.some(({ name }) => name === '?') ? 'A pack is not known.' : null),
  });
  const list = {
    questions: [packs],
    addLabel: 'Add another brand',
    rowLabel: 'Brand',
    when: whenYes(smokes),
  };
  const questions = [smokes, rows('brands', 'Brands', list)];
  const holdUpWith = (name: string, smoking = true) =>
    findHoldUp(questions, { smokes: smoking, brands: [{ packs: [] }, { packs: [{ name }] }] });
  expect(holdUpWith('?')).toBe('A pack is not known.');
  expect(holdUpWith('A')).toBeNull();
  expect(holdUpWith('?', false)).toBeNull();
});

it('visible answers ignore differences in hidden ones', () => {
  const visibleWith = (changes: object) => visibleAnswers(form, { ...answers, ...changes });
  expect(visibleWith({ smokes: false })).toEqual(visibleWith({ smokes: false, since: '1999', harms: {} }));
  expect(visibleWith({ since: '1999' })).not.toEqual(visibleWith({}));
});

describe('a follow-up of a follow-up', () => {
  it('is hidden, optional and sent empty once the first answer hides its parent', () => {
    for (const hidden of [false, null]) {
      const changed = { ...answers, smokes: hidden, since: '' };
      expect(findProblems(form.questions, changed)).toEqual({});
      expect(encodeAnswers(form, { ...answers, smokes: hidden })).toEqual({
        smokes: hidden,
        often: '',
        since: '',
        harms: { cough: false },
        brands: [],
      });
    }
  });

  it('is required while it is visible', () => {
    expect(findProblems(form.questions, { ...answers, since: ' ' })).toEqual({
      since: 'This field is required',
    });
    expect(findProblems(form.questions, { ...answers, often: '' })).toEqual({
      often: 'This field is required',
    });
  });
});

describe('rows', () => {
  it('name the row and the field of a broken rule, and ignore blank rows', () => {
    const brandRows = [
      { name: '', packs: '' },
      { name: '', packs: '2' },
      { name: 'B', packs: 'two' },
    ];
    expect(findProblems(form.questions, { ...answers, brands: brandRows })).toEqual({
      'brands.1.name': 'This field is required',
      'brands.2.packs': 'Please enter a Positive Whole value',
    });
  });

  it('give every form its own blank row', () => {
    const first = decodeAnswers(form, null);
    (first.brands as { name: string }[])[0] = { name: 'changed' };
    expect(decodeAnswers(form, null).brands).toEqual([{ name: '', packs: '' }]);
    expect(decodeAnswers(form, {}).brands).toEqual([{ name: '', packs: '' }]);
  });
});

it('lists problems in the order of the questions', () => {
  const invalidAnswers = { ...answers, since: '', brands: [{ name: '', packs: '1' }] };
  expect(Object.keys(findProblems(form.questions, invalidAnswers))).toEqual(['since', 'brands.0.name']);
});
