import * as v from 'valibot';
import { listedWord } from '#domain/values/known-words.ts';
import { textSchema } from './tolerances.ts';

/** Optional text that may be one of several known words, in upper or lower case (decision 63). */
export const optionalWord = (words: readonly string[]) => v.nullish(listedWord(textSchema, words), '');
