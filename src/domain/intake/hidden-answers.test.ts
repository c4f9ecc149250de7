import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { arbitraryAnswers } from '#domain/questions/answers/arbitrary-answers.ts';
import { rows } from '#domain/questions/answers/rows.ts';
import { isVisible, whenYes } from '#domain/questions/condition.ts';
import { choice, digits, flags, pastDate, phone, text, yesNo } from '#domain/questions/kinds.ts';
import { pastMonth } from '#domain/questions/month.ts';
import { plainOptions } from '#domain/questions/option.ts';
import type { Answers, Question, WireRecord } from '#domain/questions/question.ts';
import {
  decodeAnswers,
  encodeAnswers,
  type Questionnaire,
  questionnaire,
} from '#domain/questions/questionnaire.ts';
import { slider } from '#domain/questions/slider.ts';
import { medicalInformation } from '#domain/registration/medical.ts';
import { questionnaires } from './questionnaires.ts';

const gate = yesNo('hiding', 'Is there more?');
const when = whenYes(gate);
const scale = { min: 1, max: 5 };
/** Form with the kinds that can be hidden, a preset choice and sliders included. */
const everyKind = questionnaire([
  {
    questions: [
      gate,
      text('text', 'Text', { when }),
      digits('digits', 'Digits', { when }),
      phone('phone', 'Phone', 'Wrong', { when }),
      pastDate('date', 'Date', { when }),
      pastMonth('month', 'Month', 'YYYY-MM', { when }),
      choice('choice', 'Choice', plainOptions(['a', 'b']), { when }),
      choice('preset', 'Preset', plainOptions(['a', 'b']), { when, blank: 'a' }),
      flags('flags', 'Flags', plainOptions(['a', 'b']), { when }),
      yesNo('yesNo', 'Yes or no', { when }),
      slider('slider', 'Slider', { ...scale, when }),
      rows('rows', 'Rows', {
        questions: [slider('each', 'Each', scale)],
        addLabel: 'Add',
        rowLabel: 'Row',
        when,
      }),
    ],
  },
]);

const testedQuestionnaires: Record<string, Questionnaire> = {
  ...questionnaires,
  'every kind': everyKind,
  'a sign-up': medicalInformation,
};

/** Returns true for '', null, no rows, or flags of which none is set. */
const isEmpty = (sent: unknown) =>
  sent === '' || sent === null || (typeof sent === 'object' && !Object.values(sent).some(Boolean));

/** Lists the fields of a record that belong to a question. */
const fieldsOf = (question: Question, record: WireRecord) =>
  Object.keys(question.entries).map((key) => [key, record[key]] as const);

function expectHiddenEmpty(questions: readonly Question[], answers: Answers, record: WireRecord) {
  for (const question of questions) {
    const visible = isVisible(question, answers);
    for (const [key, sent] of fieldsOf(question, record)) {
      if (!visible) expect(sent, key).toSatisfy(isEmpty);
    }
  }
}

describe.each(Object.entries(testedQuestionnaires))('%s', (_, form) => {
  it('sends every hidden answer empty and decodes it as unanswered (decision 30)', () => {
    fc.assert(
      fc.property(arbitraryAnswers(form.questions), (answers) => {
        const record = encodeAnswers(form, answers);
        expectHiddenEmpty(form.questions, answers, record);
        expect(v.is(form.body, record)).toBe(true);
        const read = decodeAnswers(form, record);
        for (const question of form.questions) {
          if (!isVisible(question, answers)) expect(read[question.name]).toEqual(question.blank);
        }
      }),
    );
  });
});

it('refuses an empty slider that is visible', () => {
  const shown = questionnaire([{ questions: [slider('shown', 'Shown', scale)] }]);
  expect(v.is(shown.body, { shown: null })).toBe(false);
});
