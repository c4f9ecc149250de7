import { Problem } from '#mocks/rules/problem.ts';

/** Deeper than anything in the contract, and shallow enough for whatever walks it. */
const MOST_LEVELS = 64;

const inner = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Level by level, since a walk that calls itself would run out of stack on what this is to catch. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= MOST_LEVELS; depth += 1) {
    if (level.length === 0) return false;
    level = level.flatMap(inner);
  }
  return level.length > 0;
}

/**
 * Reads JSON that somebody else has written.
 * @throws Problem 400 when it is none, or nested so deeply that reading it could fail
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
