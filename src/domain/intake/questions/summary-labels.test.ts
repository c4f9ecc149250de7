import { expect, it } from 'vitest';
import { questionnaires } from '../questionnaires.ts';

const questions = Object.entries(questionnaires).flatMap(([module, { questions: all }]) =>
  all.map((question) => [`${module}: ${question.name}`, question.summaryLabel ?? question.label] as const),
);

/** The physician's page shows '<label> not Added', which does not fit a question (physician §2). */
it.each(questions)('%s: summary label is no question: %j', (_, words) => expect(words).not.toMatch(/\?$/));
