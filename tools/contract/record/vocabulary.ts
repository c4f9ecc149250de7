import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import { intakeModules } from '#domain/intake/sections.ts';
import { seedLists } from '#mocks/seed/lists.ts';
import { emptyTables } from '#mocks/store/tables.ts';

/** Adds to `words` all texts of `options`, `literal` and `value` at any depth of a node. */
function collect(node: unknown, words: Set<string>, seen: Set<unknown>): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  for (const [key, value] of Object.entries(node)) {
    const isWord = key === 'value' || key === 'literal';
    if (isWord && typeof value === 'string') words.add(value);
    if (key === 'options' && Array.isArray(value))
      for (const option of value) if (typeof option === 'string') words.add(option);
    collect(value, words, seen);
  }
}

/**
 * Returns the texts that are never personal: the app's options and the names in the mock's lists.
 * All other texts of a reply may be personal.
 */
export function vocabulary(): ReadonlySet<string> {
  const words = new Set<string>(['', 'active', 'pending', 'deceased', 'yes', 'no', ...intakeModules]);
  const seen = new Set<unknown>();
  for (const name of endpointNames) collect(endpoints[name], words, seen);
  collect(questionnaires, words, seen);
  const lists = emptyTables();
  seedLists(lists);
  for (const { name } of [...lists.diagnoses, ...lists.medications, ...lists.products]) words.add(name);
  return words;
}
