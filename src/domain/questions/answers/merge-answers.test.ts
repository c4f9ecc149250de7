import { describe, expect, it } from 'vitest';
import { diagnosis } from '../../intake/questions/diagnosis.ts';
import { medications } from '../../intake/questions/medications.ts';
import { patientInformation } from '../../intake/questions/patient-information.ts';
import { whenAnswer, whenYes } from '../condition.ts';
import { flags, text, yesNo } from '../kinds.ts';
import { questionnaireOfPatient } from '../patient-wording.ts';
import { decodeAnswers, questionnaire } from '../questionnaire.ts';
import { slider } from '../slider.ts';
import { type AnswerConflict, mergeDraft, type Side } from './merge-answers.ts';
import { rows } from './rows.ts';

const chooseAll = (side: Side) => () => side;

/** Shortens conflicts to names and the two answers. */
const namesAndAnswers = (conflicts: readonly AnswerConflict[]) =>
  conflicts.map((conflict) =>
    conflict.map(({ asks, yours, saved }) => [asks.name, yours?.answer, saved?.answer]),
  );

const smokes = yesNo('smokes', 'Do you smoke?');
const brand = text('brand', 'Which brand?', { when: whenYes(smokes) });
const name = text('name', 'Name');
const harms = flags('harms', 'What harm?', [
  { value: 'cough', label: 'Cough' },
  { value: 'other', label: 'Other' },
]);
const harm = text('harm', 'Which other?', { when: whenAnswer(harms, ({ other }) => other === true) });
const form = questionnaire([{ questions: [name, smokes, brand, harms, harm] }]);
const base = { name: 'Ada', smokes: true, brand: 'A', harms: { cough: false, other: false }, harm: '' };
const merge = (typed: object, saved: object) =>
  mergeDraft(form, { answers: { ...base, ...typed }, base }, { ...base, ...saved });

describe('merging two versions', () => {
  it('combines changes of different answers', () => {
    const { conflicts, resolve, typed } = merge({ name: 'Grace' }, { brand: 'B' });
    expect(conflicts).toEqual([]);
    expect(resolve(chooseAll('saved'))).toEqual({ ...base, name: 'Grace', brand: 'B' });
    expect(typed).toEqual([name]);
  });

  it('reports a conflict if both changed an answer differently', () => {
    const { conflicts, resolve } = merge({ name: 'Grace', brand: 'C ' }, { name: 'Edith', brand: 'C' });
    expect(namesAndAnswers(conflicts)).toEqual([[['name', 'Grace', 'Edith']]]);
    expect(resolve(chooseAll('yours'))).toMatchObject({ name: 'Grace' });
    expect(resolve(chooseAll('saved'))).toMatchObject({ name: 'Edith' });
  });

  it('has no news if the record already contains the draft', () => {
    expect(merge({ name: 'Grace' }, { name: 'Grace', brand: 'B' }).hasNewAnswers).toBe(false);
    expect(merge({ name: 'Grace ' }, {}).hasNewAnswers).toBe(true);
    expect(merge({ name: 'Ada ' }, {}).hasNewAnswers).toBe(false);
  });

  it('offers an answer together with the answer that would hide it', () => {
    const hidden = merge({ brand: 'C' }, { smokes: false, brand: '' });
    expect(namesAndAnswers(hidden.conflicts)).toEqual([
      [
        ['smokes', true, false],
        ['brand', 'C', undefined],
      ],
    ]);
    expect(hidden.resolve(chooseAll('yours'))).toMatchObject({ smokes: true, brand: 'C' });
    // The answer returns if yes is chosen again (decision 30).
    expect(hidden.resolve(chooseAll('saved'))).toMatchObject({ smokes: false, brand: 'C' });
    const hides = merge({ smokes: false }, { brand: 'C' });
    expect(namesAndAnswers(hides.conflicts)).toEqual([
      [
        ['smokes', false, true],
        ['brand', undefined, 'C'],
      ],
    ]);
    expect(hides.resolve(chooseAll('saved'))).toMatchObject({ smokes: true, brand: 'C' });
  });
});

it('merging without a known base reports every difference as a conflict', () => {
  const draft = { answers: { ...base, name: 'Grace', harms: { cough: true, other: false } }, base: null };
  const { conflicts } = mergeDraft(form, draft, base);
  expect(namesAndAnswers(conflicts)).toEqual([[['name', 'Grace', 'Ada']], [['cough', true, false]]]);
  expect(mergeDraft(form, { answers: base, base: null }, base).hasNewAnswers).toBe(false);
});

describe('flags', () => {
  it('are merged entry by entry', () => {
    const { conflicts, resolve } = merge(
      { harms: { cough: false, other: true }, harm: 'Money' },
      { harms: { cough: true, other: false } },
    );
    expect(conflicts).toEqual([]);
    expect(resolve(chooseAll('saved'))).toMatchObject({ harms: { cough: true, other: true }, harm: 'Money' });
  });

  it('conflict entry by entry, together with the questions they show', () => {
    const before = { ...base, harms: { cough: false, other: true }, harm: 'Money' };
    const { conflicts } = mergeDraft(
      form,
      { base: before, answers: { ...before, harms: { cough: true, other: true }, harm: 'Time' } },
      { ...before, harms: { cough: false, other: false }, harm: '' },
    );
    expect(namesAndAnswers(conflicts)).toEqual([
      [
        ['other', true, false],
        ['harm', 'Time', undefined],
      ],
    ]);
  });
});

describe('bonds', () => {
  const person = decodeAnswers(patientInformation, {});
  const mergePerson = (typed: object, saved: object, before: object) =>
    mergeDraft(
      patientInformation,
      { base: { ...person, ...before }, answers: { ...person, ...before, ...typed } },
      { ...person, ...before, ...saved },
    );

  it('keep state and country together', () => {
    const { conflicts } = mergePerson(
      { state: 'Texas' },
      { country: 'Canada', state: 'Ontario' },
      { country: 'United States', state: 'Ohio' },
    );
    expect(namesAndAnswers(conflicts)).toEqual([
      [
        ['country', 'United States', 'Canada'],
        ['state', 'Texas', 'Ontario'],
      ],
    ]);
  });

  it('also apply to the questions in the physician’s wording', () => {
    const before = { ...person, country: 'United States', state: 'Ohio' };
    const draft = { base: before, answers: { ...before, state: 'Texas' } };
    const saved = { ...before, country: 'Canada', state: 'Ontario' };
    const [conflict = []] = mergeDraft(questionnaireOfPatient(patientInformation), draft, saved).conflicts;
    expect(conflict.map(({ asks }) => asks.name)).toEqual(['country', 'state']);
  });

  it('keep the parts of a height together', () => {
    const { conflicts, resolve } = mergePerson(
      { heightInches: '10' },
      { heightFeet: '6' },
      { heightFeet: '5', heightInches: '11' },
    );
    expect(namesAndAnswers(conflicts)).toEqual([
      [
        ['heightFeet', '5', '6'],
        ['heightInches', '10', '11'],
      ],
    ]);
    expect(resolve(chooseAll('yours'))).toMatchObject({ heightFeet: '5', heightInches: '10' });
  });
});

describe('bonds of a diagnosis and of rows', () => {
  it('keep a diagnosis and its details together if the other version has another diagnosis', () => {
    const migraine = { text: 'Migraine', item: { id: '1', name: 'Migraine', isCancer: false } };
    const asthma = { text: 'Asthma', item: { id: '2', name: 'Asthma', isCancer: false } };
    const blank = { ...decodeAnswers(diagnosis, {}), diagnosis: migraine };
    const draft = { base: blank, answers: { ...blank, duration: '2 years' } };
    expect(mergeDraft(diagnosis, draft, { ...blank, icdCode: 'G43' }).conflicts).toEqual([]);
    expect(namesAndAnswers(mergeDraft(diagnosis, draft, { ...blank, diagnosis: asthma }).conflicts)).toEqual([
      [
        ['diagnosis', migraine, asthma],
        ['duration', '2 years', ''],
      ],
    ]);
  });

  it('keep a list of medications whole: rows are never mixed', () => {
    const row = {
      medication: { text: 'Aspirin', item: { id: '1', name: 'Aspirin' } },
      dose: '',
      frequency: '',
    };
    const blank = { ...decodeAnswers(medications, {}), medications: [row] };
    const [yours, saved] = [[{ ...row, frequency: 'daily' }], [{ ...row, dose: '20 mg' }]];
    const draft = { base: blank, answers: { ...blank, medications: yours } };
    expect(
      namesAndAnswers(mergeDraft(medications, draft, { ...blank, medications: saved }).conflicts),
    ).toEqual([[['medications', yours, saved]]]);
  });
});

describe('rows of sliders', () => {
  it('count as answered at zero, and as unanswered while untouched', () => {
    const weeks = rows('weeks', 'Weeks', {
      questions: [slider('lunch', 'Lunch', { min: 0, max: 7 })],
      addLabel: 'Add',
      rowLabel: 'Week',
    });
    const weeksForm = questionnaire([{ questions: [weeks] }]);
    const untouched = { weeks: [{ lunch: null }] };
    const never = { weeks: [{ lunch: 0 }] };
    const { resolve, hasNewAnswers } = mergeDraft(weeksForm, { answers: never, base: untouched }, untouched);
    expect(hasNewAnswers).toBe(true);
    expect(resolve(chooseAll('saved'))).toEqual(never);
  });
});
