import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { arbitraryAnswers, hostileTexts } from '../questions/answers/arbitrary-answers.ts';
import { isRowOmitted } from '../questions/answers/rows.ts';
import { isVisible } from '../questions/condition.ts';
import type { Answers, Question, WireRecord } from '../questions/question.ts';
import { decodeAnswers, encodeAnswers, findProblems } from '../questions/questionnaire.ts';
import { questionnaires } from './questionnaires.ts';
import { intakeSections, sectionBySegment } from './sections.ts';

const sectionsWithQuestions = intakeSections
  .filter((section) => section.module !== 'MyDocuments')
  .map((section) => ({ ...section, questionnaire: questionnaires[section.module] }));

/** Passes a record through JSON, as sending it does. */
const throughJson = (record: WireRecord): WireRecord => JSON.parse(JSON.stringify(record));
/** Returns the answer after a round trip. Unset sliders become their minimum (decision 60). */
function afterRoundTrip(question: Question, answer: unknown): unknown {
  if (question.kind === 'slider') return answer ?? question.min;
  if (question.kind !== 'rows') return answer;
  return (answer as Answers[]).map((row) =>
    isRowOmitted(question, row)
      ? row
      : Object.fromEntries(
          question.questions.map((cell) => [cell.name, afterRoundTrip(cell, row[cell.name])]),
        ),
  );
}

describe.each(sectionsWithQuestions)('any valid answers to $title', ({ questionnaire }) => {
  const { questions } = questionnaire;
  const anyAnswers = arbitraryAnswers(questions);
  const forAnyAnswers = (check: (answers: Answers) => void) => fc.assert(fc.property(anyAnswers, check));

  it('are valid and fit the contract', () => {
    forAnyAnswers((answers) => {
      expect(findProblems(questions, answers)).toEqual({});
      const record = throughJson(encodeAnswers(questionnaire, answers));
      expect(v.is(questionnaire.body, record)).toBe(true);
      expect(v.is(questionnaire.record, record)).toBe(true);
    });
  });

  it('decode to the same values if they were visible', () => {
    forAnyAnswers((answers) => {
      const read = decodeAnswers(questionnaire, throughJson(encodeAnswers(questionnaire, answers)));
      for (const question of questions) {
        const visible = isVisible(question, answers);
        const expected = visible ? afterRoundTrip(question, answers[question.name]) : question.blank;
        expect(read[question.name], question.name).toEqual(expected);
      }
    });
  });

  it('encode to the same record again after a round trip', () => {
    forAnyAnswers((answers) => {
      const once = encodeAnswers(questionnaire, answers);
      expect(encodeAnswers(questionnaire, decodeAnswers(questionnaire, throughJson(once)))).toEqual(once);
    });
  });

  it('are not changed by encoding, even while hidden (decision 30)', () => {
    forAnyAnswers((answers) => {
      const before = structuredClone(answers);
      encodeAnswers(questionnaire, answers);
      expect(answers).toEqual(before);
    });
  });
});

/** Field values that a server without our rules may have stored. */
const storedValue = fc.oneof(
  fc.constantFrom(undefined, null, '', 'unknown', ...hostileTexts),
  fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()),
  fc.array(fc.record({ name: fc.option(fc.string()), more: fc.anything() }, { requiredKeys: [] })),
  fc.dictionary(fc.constantFrom('hispanic', 'other', 'unknown'), fc.option(fc.boolean())),
);

describe.each(sectionsWithQuestions)('any stored record of $title', ({ questionnaire }) => {
  it('decodes without an error and can be sent again', () => {
    const fields = Object.fromEntries(
      Object.entries(questionnaire.record.entries).map(([key, schema]) => [
        key,
        storedValue.filter((value) => v.is(schema, value)),
      ]),
    );
    const stored = fc.record({ ...fields, unknownField: fc.anything() }, { requiredKeys: [] });
    fc.assert(
      fc.property(stored, (record) => {
        const answers = decodeAnswers(questionnaire, v.parse(questionnaire.record, record));
        // The rules must not throw either, whatever they find.
        findProblems(questionnaire.questions, answers);
        const { issues = [] } = v.safeParse(questionnaire.body, encodeAnswers(questionnaire, answers));
        // Stored values may break a rule or be on no list, but must not have another type.
        expect(issues.filter(({ kind, type }) => kind === 'schema' && type !== 'picklist')).toEqual([]);
      }),
    );
  });

  it('decodes to blank answers if there is none', () => {
    expect(decodeAnswers(questionnaire, null)).toEqual(decodeAnswers(questionnaire, {}));
  });
});

it.each(sectionsWithQuestions)('$title has summary labels that do not say “you”', ({ questionnaire }) => {
  const summaryLabels = [...questionnaire.groups, ...questionnaire.questions].map((part) => {
    const asked = 'label' in part ? part.label : part.title;
    return part.summaryLabel ?? asked ?? '';
  });
  expect(summaryLabels.filter((words) => /\b(you|your|yours|yourself)\b/i.test(words))).toEqual([]);
});

it('lists 13 sections in sidebar order with segments and modules (intake §2, §3)', () => {
  expect(intakeSections.map(({ segment, module, title }) => `${segment} ${module} ${title}`)).toEqual([
    'info-patient PatientInformation Patient Information',
    'contact Contacts Contacts',
    'diagnosis Diagnosis Diagnosis',
    'treatment TreatmentHistory Treatment History',
    'medications Medications Medications & Supplements',
    'family-history FamilyHistory Family History',
    'patient-history PatientHistory Patient History',
    'cannabis CannabisUse Cannabis Use',
    'military MilitaryService Military Service',
    'nutrition-exercise Nutrition Nutrition',
    'exercise Exercise Exercise',
    'my-documents MyDocuments My Documents',
    'summary Summary Summary',
  ]);
});

it('finds a section by its segment only, and none for an unknown segment (decision 26)', () => {
  expect(sectionBySegment('nutrition-exercise')?.module).toBe('Nutrition');
  expect(sectionBySegment('nutrition')).toBeUndefined();
  expect(sectionBySegment('__proto__')).toBeUndefined();
  expect(sectionBySegment('Contacts')).toBeUndefined();
});
