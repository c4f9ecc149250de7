import { withKnownWords } from '#domain/values/known-words.ts';
import { optionalText } from './endpoint.ts';

/** Optional text that may be one of several known words, in upper or lower case (decision 63). */
export const optionalWord = (words: readonly string[]) => withKnownWords(optionalText, words);
