import type { BaseIssue } from 'valibot';
import { contractSpelling } from '#domain/values/known-words.ts';

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Object: 'an object',
  Array: 'a list',
};

/** Descriptions of rules by the type of their issue. */
const ruleNames: Record<string, string> = {
  iso_timestamp: 'an ISO date and time with its zone',
  email: 'an e-mail address',
  integer: 'a whole number',
  non_empty: 'a text that is not empty',
  check: 'a value that keeps the rules',
};

/** Returns a type or a choice of the contract in plain words. */
const describeType = (expected: string) =>
  expected
    // A word before a quotation mark is a choice of the contract, not a type.
    .replaceAll(/\b(string|number|boolean|Object|Array)\b(?!")/g, (word) => typeNames[word] ?? word)
    .replaceAll(/[()]/g, '')
    .replaceAll(' | ', ' or ');

/** Describes the contract's rule that a value breaks, after the word 'expected'. */
export function describeExpected(issue: BaseIssue<unknown>): string {
  const { kind, type, expected, path, requirement, message, input } = issue;
  const last = path?.at(-1);
  // Valibot blames the key of a field that is missing.
  if (last && 'origin' in last && last.origin === 'key') return 'to be there';
  if (message === contractSpelling) return contractSpelling;
  if (kind === 'schema' && expected) return describeType(expected);
  if (type === 'max_length') return `at most ${requirement} ${Array.isArray(input) ? 'items' : 'characters'}`;
  const ruleName = ruleNames[type];
  if (ruleName) return ruleName;
  if (requirement instanceof RegExp) return `a text that fits ${requirement}`;
  return expected ?? type.replaceAll('_', ' ');
}
