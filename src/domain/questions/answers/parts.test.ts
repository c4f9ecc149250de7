import { describe, expect, it } from 'vitest';
import { questionnaires } from '../../intake/questionnaires.ts';
import { decodeAnswers } from '../questionnaire.ts';
import { countAnswered } from './answered.ts';
import { isPartVisible, splitIntoParts } from './parts.ts';

describe('the parts of a long section', () => {
  it.each(Object.entries(questionnaires))('%s: covers each question exactly once, in order', (_, form) => {
    const parts = splitIntoParts(form);
    if (parts.length === 0) return;
    const lists = parts.flatMap(({ options }) => options);
    if (lists.length > 0) {
      expect([lists]).toEqual(form.questions.map((q) => (q.kind === 'yesNoList' ? q.groups : null)));
    } else expect(parts.flatMap(({ groups }) => groups)).toEqual(form.groups);
    for (const { title } of parts) expect(title).not.toBe('');
  });

  it('combines short groups, and does not split a form that fits on a screen', () => {
    const titles = splitIntoParts(questionnaires.PatientInformation).map(({ groups }) =>
      groups.map((g) => g.title),
    );
    expect(titles).toEqual([
      ['Your name', 'Work and education'],
      ['Address', 'Phone numbers'],
      ['About you'],
      ['Height and weight'],
    ]);
    expect(splitIntoParts(questionnaires.Summary)).toEqual([]);
  });

  it('hides a part without visible questions', () => {
    const form = questionnaires.CannabisUse;
    const symptoms = splitIntoParts(form).find(({ title }) => title === 'Cannabis for symptoms');
    const isAsked = (previousExperience: string) =>
      symptoms && isPartVisible(symptoms, decodeAnswers(form, { previousExperience }));
    expect(isAsked('NeverTriedit')).toBe(false);
    expect(isAsked('CurrentlyUseDaily')).toBe(true);
  });
});

describe('how many questions are answered', () => {
  it('counts every entry of a list, but no preset or hidden answers', () => {
    const count = (module: keyof typeof questionnaires, record: Record<string, unknown> | null) =>
      countAnswered(questionnaires[module], decodeAnswers(questionnaires[module], record));
    expect(count('PatientHistory', { asthma: false, dizziness: true })).toEqual({ count: 2, of: 39 });
    // A slider and three yes/no questions; yes to cardio shows four more.
    expect(count('Exercise', null)).toEqual({ count: 0, of: 4 });
    expect(count('Exercise', { exercisePerWeek: 0, cardiovascularExercise: true })).toEqual({
      count: 2,
      of: 8,
    });
    // The height's unit has a preset answer.
    expect(count('PatientInformation', null).count).toBe(0);
  });
});
