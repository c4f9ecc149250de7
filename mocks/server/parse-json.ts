import { Problem } from '#mocks/rules/problem.ts';

/** Limit of nesting, above that of any body in the contract. */
const maxLevels = 64;

const listChildren = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Walks level by level: recursion would overflow the stack on the input to be refused. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= maxLevels; depth += 1) {
    if (level.length === 0) return false;
    level = level.flatMap(listChildren);
  }
  return level.length > 0;
}

/**
 * Parses JSON from outside.
 * @throws Problem 400 when the text is not JSON or is nested too deeply
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, 'The body is not JSON');
  }
  if (isTooDeep(value)) throw new Problem(400, 'The body is nested too deeply');
  return value;
}
