import * as v from 'valibot';
import { strictly } from './strictly.ts';
import { line, nonBlankLine } from './texts.ts';

/** Identifier that is a number. */
const numericId = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Identifier in any length and notation. */
const anyId = v.union([v.string(), v.number()]);

/** Identifier in a reply: the server may send a number. */
export const replyId = strictly(v.union([nonBlankLine, numericId]), anyId);

/** Identifier in a stored answer, '' if no item was chosen. */
export const storedId = strictly(v.union([line, numericId]), anyId);
