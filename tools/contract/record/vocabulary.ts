import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import { intakeModules } from '#domain/intake/sections.ts';
import { seedLists } from '#mocks/seed/lists.ts';
import { emptyTables } from '#mocks/store/tables.ts';

/** Every text that stands below `options`, `literal` or as an option's `value`, however deep. */
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
 * The texts that are nobody's: the options that the app knows, and the names of the mock's own lists. Whatever else a
 * reply says may be about somebody.
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
