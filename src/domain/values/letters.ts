/**
 * Letters of any script with their marks, as ranges in a class of a pattern. Not `\p{L}`, which
 * many tools that read the API document do not know.
 */
export const letterRanges = String.raw`A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fef\u3005-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd`;
