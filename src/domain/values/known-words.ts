import * as v from 'valibot';
import { findWord, wordIn } from './find-word.ts';
import { strictly } from './strictly.ts';
import type { Tolerances } from './tolerance.ts';
import { tolerating } from './tolerating.ts';

/** Message of the rule that a known word has the contract's letters. Reports of drifts show it. */
export const contractSpelling = 'the word in the contract’s letters';

/**
 * Adds other letters of known words to a schema of texts, which its type does not say: they are
 * read as the word. Any other text is left to the schema. The login page needs `findWord` alone,
 * so this is in a file of its own.
 */
export const withKnownWords = <Schema extends v.GenericSchema>(schema: Schema, words: readonly string[]) => {
  const spelt = v.pipe(
    schema,
    v.check((text) => [undefined, text].includes(findWord(words, text)), contractSpelling),
  );
  return tolerating(spelt, wordIn(words) as v.GenericSchema<unknown, v.InferInput<typeof spelt>>);
};

/**
 * Limits a schema of texts to a list of options. Strict parsing refuses other letters and other
 * texts; both are read as by `withKnownWords`.
 * @param furtherWords options that are no word, such as '' for no answer
 */
export const listedWord = <Read>(
  schema: v.GenericSchema<unknown, Read>,
  words: readonly string[],
  furtherWords: readonly string[] = [''],
) =>
  strictly(
    v.picklist([...words, ...furtherWords], ({ input }) =>
      findWord(words, input) === undefined ? 'another text' : contractSpelling,
    ),
    withKnownWords(schema, words),
  );

/** Descriptions for docs/integrating.md. */
export const wordTolerances: Tolerances = {
  withKnownWords: {
    contract: 'a text with a list of options (`gender`, `doseTime`, `module`, each choice of the intake)',
    values: 'an option in other letters: `"decline to answer"`; any other text',
    meaning: 'the option, which the form selects; the text',
  },
};
