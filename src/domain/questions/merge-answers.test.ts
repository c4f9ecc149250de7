import { describe, expect, it } from 'vitest';
import { diagnosis } from '../intake/diagnosis.ts';
import { medications } from '../intake/medications.ts';
import { patientInformation } from '../intake/patient-information.ts';
import { answered, yes } from './condition.ts';
import { flags, text, yesNo } from './kinds.ts';
import { type Clash, mergeDraft, type Side } from './merge-answers.ts';
import { questionnaireOfPatient } from './of-patient.ts';
import { decodeAnswers, questionnaire } from './questionnaire.ts';
import { rows } from './rows.ts';
import { slider } from './slider.ts';

const chooseAll = (side: Side) => () => side;

/** What is to be chosen, in short: the name and the two answers. */
const shortly = (clashes: readonly Clash[]) =>
  clashes.map((clash) => clash.map(({ asks, yours, saved }) => [asks.name, yours?.answer, saved?.answer]));

const smokes = yesNo('smokes', 'Do you smoke?');
const brand = text('brand', 'Which brand?', { when: yes(smokes) });
const name = text('name', 'Name');
const harms = flags('harms', 'What harm?', [
  { value: 'cough', label: 'Cough' },
  { value: 'other', label: 'Other' },
]);
const harm = text('harm', 'Which other?', { when: answered(harms, ({ other }) => other === true) });
const form = questionnaire([{ questions: [name, smokes, brand, harms, harm] }]);
const base = { name: 'Ada', smokes: true, brand: 'A', harms: { cough: false, other: false }, harm: '' };
const merge = (typed: object, saved: object) =>
  mergeDraft(form, { answers: { ...base, ...typed }, base }, { ...base, ...saved });

describe('answers of two people', () => {
  it('are put together where they are not the same answer', () => {
    const { clashes, resolve, typed } = merge({ name: 'Grace' }, { brand: 'B' });
    expect(clashes).toEqual([]);
    expect(resolve(chooseAll('saved'))).toEqual({ ...base, name: 'Grace', brand: 'B' });
    expect(typed).toEqual([name]);
  });

  it('clash where both changed one, and not where both say the same', () => {
    const { clashes, resolve } = merge({ name: 'Grace', brand: 'C ' }, { name: 'Edith', brand: 'C' });
    expect(shortly(clashes)).toEqual([[['name', 'Grace', 'Edith']]]);
    expect(resolve(chooseAll('yours'))).toMatchObject({ name: 'Grace' });
    expect(resolve(chooseAll('saved'))).toMatchObject({ name: 'Edith' });
  });

  it('are no news where the record says all of it', () => {
    expect(merge({ name: 'Grace' }, { name: 'Grace', brand: 'B' }).isNews).toBe(false);
    expect(merge({ name: 'Grace ' }, {}).isNews).toBe(true);
    expect(merge({ name: 'Ada ' }, {}).isNews).toBe(false);
  });

  it('are chosen with the answer that would hide them', () => {
    const hidden = merge({ brand: 'C' }, { smokes: false, brand: '' });
    expect(shortly(hidden.clashes)).toEqual([
      [
        ['smokes', true, false],
        ['brand', 'C', undefined],
      ],
    ]);
    expect(hidden.resolve(chooseAll('yours'))).toMatchObject({ smokes: true, brand: 'C' });
    // It comes back when yes is answered again (decision 30).
    expect(hidden.resolve(chooseAll('saved'))).toMatchObject({ smokes: false, brand: 'C' });
    const hides = merge({ smokes: false }, { brand: 'C' });
    expect(shortly(hides.clashes)).toEqual([
      [
        ['smokes', false, true],
        ['brand', undefined, 'C'],
      ],
    ]);
    expect(hides.resolve(chooseAll('saved'))).toMatchObject({ smokes: true, brand: 'C' });
  });

  it('are all chosen where nobody knows over what the draft was typed', () => {
    const draft = { answers: { ...base, name: 'Grace', harms: { cough: true, other: false } }, base: null };
    const { clashes } = mergeDraft(form, draft, base);
    expect(shortly(clashes)).toEqual([[['name', 'Grace', 'Ada']], [['cough', true, false]]]);
    expect(mergeDraft(form, { answers: base, base: null }, base).isNews).toBe(false);
  });
});

describe('flags', () => {
  it('are merged one by one', () => {
    const { clashes, resolve } = merge(
      { harms: { cough: false, other: true }, harm: 'Money' },
      { harms: { cough: true, other: false } },
    );
    expect(clashes).toEqual([]);
    expect(resolve(chooseAll('saved'))).toMatchObject({ harms: { cough: true, other: true }, harm: 'Money' });
  });

  it('are chosen alone with what they reveal', () => {
    const before = { ...base, harms: { cough: false, other: true }, harm: 'Money' };
    const { clashes } = mergeDraft(
      form,
      { base: before, answers: { ...before, harms: { cough: true, other: true }, harm: 'Time' } },
      { ...before, harms: { cough: false, other: false }, harm: '' },
    );
    expect(shortly(clashes)).toEqual([
      [
        ['other', true, false],
        ['harm', 'Time', undefined],
      ],
    ]);
  });
});

describe('what belongs together', () => {
  const person = decodeAnswers(patientInformation, {});
  const of = (typed: object, saved: object, before: object) =>
    mergeDraft(
      patientInformation,
      { base: { ...person, ...before }, answers: { ...person, ...before, ...typed } },
      { ...person, ...before, ...saved },
    );

  it('is a state and its country', () => {
    const { clashes } = of(
      { state: 'Texas' },
      { country: 'Canada', state: 'Ontario' },
      { country: 'United States', state: 'Ohio' },
    );
    expect(shortly(clashes)).toEqual([
      [
        ['country', 'United States', 'Canada'],
        ['state', 'Texas', 'Ontario'],
      ],
    ]);
  });

  it('is the same in the words for a physician', () => {
    const before = { ...person, country: 'United States', state: 'Ohio' };
    const draft = { base: before, answers: { ...before, state: 'Texas' } };
    const saved = { ...before, country: 'Canada', state: 'Ontario' };
    const [clash = []] = mergeDraft(questionnaireOfPatient(patientInformation), draft, saved).clashes;
    expect(clash.map(({ asks }) => asks.name)).toEqual(['country', 'state']);
  });

  it('is a height in its unit', () => {
    const { clashes, resolve } = of(
      { heightInches: '10' },
      { heightFeet: '6' },
      { heightFeet: '5', heightInches: '11' },
    );
    expect(shortly(clashes)).toEqual([
      [
        ['heightFeet', '5', '6'],
        ['heightInches', '10', '11'],
      ],
    ]);
    expect(resolve(chooseAll('yours'))).toMatchObject({ heightFeet: '5', heightInches: '10' });
  });

  it('is a diagnosis and what is said of it, as long as somebody else’s is another one', () => {
    const migraine = { text: 'Migraine', item: { id: '1', name: 'Migraine', isCancer: false } };
    const asthma = { text: 'Asthma', item: { id: '2', name: 'Asthma', isCancer: false } };
    const blank = { ...decodeAnswers(diagnosis, {}), diagnosis: migraine };
    const draft = { base: blank, answers: { ...blank, duration: '2 years' } };
    expect(mergeDraft(diagnosis, draft, { ...blank, icdCode: 'G43' }).clashes).toEqual([]);
    expect(shortly(mergeDraft(diagnosis, draft, { ...blank, diagnosis: asthma }).clashes)).toEqual([
      [
        ['diagnosis', migraine, asthma],
        ['duration', '2 years', ''],
      ],
    ]);
  });

  it('is a list of medications: a dose of one and a frequency of another are nobody’s', () => {
    const row = {
      medication: { text: 'Aspirin', item: { id: '1', name: 'Aspirin' } },
      dose: '',
      frequency: '',
    };
    const blank = { ...decodeAnswers(medications, {}), medications: [row] };
    const [yours, saved] = [[{ ...row, frequency: 'daily' }], [{ ...row, dose: '20 mg' }]];
    const draft = { base: blank, answers: { ...blank, medications: yours } };
    expect(shortly(mergeDraft(medications, draft, { ...blank, medications: saved }).clashes)).toEqual([
      [['medications', yours, saved]],
    ]);
  });
});

describe('rows of sliders', () => {
  it('at zero by choice are an answer, and untouched ones are none', () => {
    const weeks = rows('weeks', 'Weeks', {
      questions: [slider('lunch', 'Lunch', { min: 0, max: 7 })],
      addLabel: 'Add',
      rowLabel: 'Week',
    });
    const asked = questionnaire([{ questions: [weeks] }]);
    const untouched = { weeks: [{ lunch: null }] };
    const never = { weeks: [{ lunch: 0 }] };
    const { resolve, isNews } = mergeDraft(asked, { answers: never, base: untouched }, untouched);
    expect(isNews).toBe(true);
    expect(resolve(chooseAll('saved'))).toEqual(never);
  });
});
