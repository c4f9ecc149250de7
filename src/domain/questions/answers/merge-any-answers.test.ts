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
function arbitraryStory(asked: Questionnaire) {
  return arbitraryAnswers(asked.questions)
    .map((answers) => roundTripAnswers(asked, answers))
    .chain((base) =>
      fc.record({
        base: fc.constant(base),
        answers: arbitraryChanges(asked.questions, base),
        record: arbitraryChanges(asked.questions, base).map((answers) => roundTripAnswers(asked, answers)),
        choices: fc.infiniteStream(fc.constantFrom<Side>('yours', 'saved')),
      }),
    );
}

const sections = Object.entries(questionnaires).map(([module, asked]) => ({
  module,
  asked: asked as Questionnaire,
}));

interface Story {
  base: Answers;
  answers: Answers;
  record: Answers;
  choices: Iterator<Side>;
}

const check = (asked: Questionnaire, property: (story: Story) => void) =>
  fc.assert(fc.property(arbitraryStory(asked), property));
const failIfAsked = () => {
  throw new Error('There is nothing to choose');
};

describe.each(sections)('a draft of $module without a conflict', ({ asked }) => {
  it('over an unchanged record yields the draft', () => {
    check(asked, ({ base, answers }) => {
      const { conflicts, resolve, hasNewAnswers } = mergeDraft(asked, { answers, base }, base);
      expect(conflicts).toEqual([]);
      expect(resolve(failIfAsked)).toEqual(answers);
      if (!isSame(encodeAnswers(asked, answers), encodeAnswers(asked, base)))
        expect(hasNewAnswers).toBe(true);
    });
  });

  it('without changes yields the record, and has no news', () => {
    check(asked, ({ base, record }) => {
      const { conflicts, hasNewAnswers, resolve } = mergeDraft(asked, { answers: base, base }, record);
      expect([conflicts, hasNewAnswers]).toEqual([[], false]);
      expect(encodeAnswers(asked, resolve(failIfAsked))).toEqual(encodeAnswers(asked, record));
    });
  });
});

describe.each(sections)('a draft of $module', ({ asked }) => {
  const parts = asked.questions.flatMap(answerPartsOf);

  it.each(['known', 'not known'])('loses no change except by choice, with its base %s', (known) => {
    check(asked, ({ base, answers, record, choices }) => {
      const isKnown = known === 'known';
      const { conflicts, resolve } = mergeDraft(asked, { answers, base: isKnown ? base : null }, record);
      const chosen = new Map<AnswerConflict, Side>(
        conflicts.map((conflict) => [conflict, choices.next().value]),
      );
      const merged = resolve((conflict) => chosen.get(conflict) ?? failIfAsked());
      for (const part of parts) {
        const [, side] =
          [...chosen].find(([conflict]) => conflict.some((one) => isSamePartAs(one, part))) ?? [];
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
    check(asked, ({ base, answers, record, choices }) => {
      const { conflicts, resolve } = mergeDraft(asked, { answers, base }, record);
      const chosen = new Map<AnswerConflict, Side>(
        conflicts.map((conflict) => [conflict, choices.next().value]),
      );
      const merged = resolve((conflict) => chosen.get(conflict) ?? failIfAsked());
      for (const { to } of asked.bonds.filter((bond) => bond.answers === bond.to)) {
        const seen = to.filter((question) => isVisible(question, merged));
        const isOf = (of: Answers) =>
          seen.every((question) => isSameAnswer(question, merged[question.name], of[question.name]));
        expect(isOf(answers) || isOf(record)).toBe(true);
      }
    });
  });
});
