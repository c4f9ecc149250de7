import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from '#domain/values/is-same.ts';
import { questionnaires } from '../../intake/questionnaires.ts';
import { isVisible } from '../condition.ts';
import type { Answers, Question } from '../question.ts';
import { encodeAnswers, type Questionnaire } from '../questionnaire.ts';
import { type AnswerPart, answerPartsOf, isSamePart, readPart } from './answer-part.ts';
import { arbitraryAnswers } from './arbitrary-answers.ts';
import { type AnswerConflict, mergeDraft, roundTripAnswers, type Side } from './merge-answers.ts';
import { isSameAnswer } from './same-answer.ts';

const isSamePartAs = (a: AnswerPart, b: AnswerPart) => a.question === b.question && a.key === b.key;

/** Generates answers that replace some of the base's. */
function arbitraryChanges(questions: readonly Question[], base: Answers): fc.Arbitrary<Answers> {
  return fc
    .record({ other: arbitraryAnswers(questions), names: fc.subarray(questions.map(({ name }) => name)) })
    .map(({ other, names }) => ({
      ...base,
      ...Object.fromEntries(names.map((name) => [name, other[name]])),
    }));
}

/** Generates a base record, a draft over it, a later record, and choices for the conflicts. */
function arbitraryStory(form: Questionnaire) {
  return arbitraryAnswers(form.questions)
    .map((answers) => roundTripAnswers(form, answers))
    .chain((base) =>
      fc.record({
        base: fc.constant(base),
        answers: arbitraryChanges(form.questions, base),
        record: arbitraryChanges(form.questions, base).map((answers) => roundTripAnswers(form, answers)),
        choices: fc.infiniteStream(fc.constantFrom<Side>('yours', 'saved')),
      }),
    );
}

const sections = Object.entries(questionnaires).map(([module, form]) => ({
  module,
  form: form as Questionnaire,
}));

interface Story {
  base: Answers;
  answers: Answers;
  record: Answers;
  choices: Iterator<Side>;
}

const check = (form: Questionnaire, property: (story: Story) => void) =>
  fc.assert(fc.property(arbitraryStory(form), property));
const failIfAsked = () => {
  throw new Error('There is nothing to choose');
};

describe.each(sections)('a draft of $module without a conflict', ({ form }) => {
  it('over an unchanged record yields the draft', () => {
    check(form, ({ base, answers }) => {
      const { conflicts, resolve, hasNewAnswers } = mergeDraft(form, { answers, base }, base);
      expect(conflicts).toEqual([]);
      expect(resolve(failIfAsked)).toEqual(answers);
      if (!isSame(encodeAnswers(form, answers), encodeAnswers(form, base))) expect(hasNewAnswers).toBe(true);
    });
  });

  it('without changes yields the record, and has no news', () => {
    check(form, ({ base, record }) => {
      const { conflicts, hasNewAnswers, resolve } = mergeDraft(form, { answers: base, base }, record);
      expect([conflicts, hasNewAnswers]).toEqual([[], false]);
      expect(encodeAnswers(form, resolve(failIfAsked))).toEqual(encodeAnswers(form, record));
    });
  });
});

describe.each(sections)('a draft of $module', ({ form }) => {
  const parts = form.questions.flatMap(answerPartsOf);

  it.each(['known', 'not known'])('loses no change except by choice, with its base %s', (known) => {
    check(form, ({ base, answers, record, choices }) => {
      const isKnown = known === 'known';
      const { conflicts, resolve } = mergeDraft(form, { answers, base: isKnown ? base : null }, record);
      const choiceOf = new Map<AnswerConflict, Side>(
        conflicts.map((conflict) => [conflict, choices.next().value]),
      );
      const merged = resolve((conflict) => choiceOf.get(conflict) ?? failIfAsked());
      for (const part of parts) {
        const [, side] =
          [...choiceOf].find(([conflict]) => conflict.some((one) => isSamePartAs(one, part))) ?? [];
        const isNew = (of: Answers, before: Answers) =>
          isVisible(part.question, of) && !isSamePart(part, readPart(part, of), readPart(part, before));
        const isThere = (of: Answers) =>
          isVisible(part.question, merged) && isSamePart(part, readPart(part, merged), readPart(part, of));
        const name = `${part.question.name} ${part.key}`;
        if (side !== 'saved' && isNew(answers, isKnown ? base : record))
          expect(isThere(answers), `${name} was typed`).toBe(true);
        if (side !== 'yours' && isNew(record, isKnown ? base : answers))
          expect(isThere(record), `${name} was saved`).toBe(true);
      }
    });
  });

  it('never separates bonded answers', () => {
    check(form, ({ base, answers, record, choices }) => {
      const { conflicts, resolve } = mergeDraft(form, { answers, base }, record);
      const choiceOf = new Map<AnswerConflict, Side>(
        conflicts.map((conflict) => [conflict, choices.next().value]),
      );
      const merged = resolve((conflict) => choiceOf.get(conflict) ?? failIfAsked());
      // Answers bonded to each other are one list (`bondTogether`); details have another.
      for (const { to } of form.bonds.filter((bond) => bond.answers === bond.to)) {
        const seen = to.filter((question) => isVisible(question, merged));
        const isOf = (of: Answers) =>
          seen.every((question) => isSameAnswer(question, merged[question.name], of[question.name]));
        expect(isOf(answers) || isOf(record)).toBe(true);
      }
    });
  });
});
