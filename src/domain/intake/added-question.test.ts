import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { whenYes } from '../questions/condition.ts';
import { text } from '../questions/kinds.ts';
import { decodeAnswers, encodeAnswers, questionnaire } from '../questions/questionnaire.ts';
import { exercise } from './questions/exercise.ts';

const half = 'half' as const;

/** Returns the section with one more question, added as docs/architecture.md describes. */
function withPlace() {
  const cardio = exercise.questions.find((question) => question.name === 'cardiovascularExercise');
  if (!cardio) throw new Error('Exercise does not ask for cardiovascular exercise any more');
  return questionnaire([
    {
      questions: [
        cardio,
        text('cardiovascularExercisePlace', 'Where?', { when: whenYes(cardio), width: half }),
      ],
    },
  ]);
}

it('uses the line that docs/architecture.md shows', () => {
  const docs = readFileSync('docs/architecture.md', 'utf8');
  const own = readFileSync(import.meta.filename, 'utf8');
  const [, line = ''] = /^(text\('cardio.*\)),$/m.exec(docs) ?? [];
  expect(own).toContain(line);
  expect(line).not.toBe('');
});

it('encodes and decodes the answer under a yes, and sends it empty while hidden', () => {
  const asked = withPlace();
  const given = { cardiovascularExercise: true, cardiovascularExercisePlace: 'The park' };
  const sent = encodeAnswers(asked, given);
  expect(sent).toEqual(given);
  expect(decodeAnswers(asked, sent)).toEqual(given);
  const hidden = encodeAnswers(asked, { ...given, cardiovascularExercise: false });
  expect(hidden).toEqual({ cardiovascularExercise: false, cardiovascularExercisePlace: '' });
});
