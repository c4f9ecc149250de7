import { expect, it } from 'vitest';
import { questionnaires } from './questionnaires.ts';

const questions = Object.entries(questionnaires).flatMap(([module, { questions: all }]) =>
  all.map((question) => [`${module}: ${question.name}`, question.noted ?? question.label] as const),
);

/** A physician reads '… not Added' of what it is that is missing, never 'Answer not Added' (physician §2). */
it.each(questions)('%s is noted, not asked: %j', (_, words) => expect(words).not.toMatch(/\?$/));
