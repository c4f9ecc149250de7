import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import { intakeModules } from '#domain/intake/sections.ts';
import { seedLists } from '#mocks/seed/lists.ts';
import { emptyTables } from '#mocks/store/tables.ts';

/** Adds to `texts` all texts of `options`, `literal` and `value` at any depth of a node. */
function collectTexts(node: unknown, texts: Set<string>, visited: Set<unknown>): void {
  if (typeof node !== 'object' || node === null || visited.has(node)) return;
  visited.add(node);
  for (const [key, value] of Object.entries(node)) {
    const isWord = key === 'value' || key === 'literal';
    if (isWord && typeof value === 'string') texts.add(value);
    if (key === 'options' && Array.isArray(value))
      for (const option of value) if (typeof option === 'string') texts.add(option);
    collectTexts(value, texts, visited);
  }
}

/**
 * Returns the texts that are never personal: the app's options and the names in the mock's lists.
 * All other texts of a reply may be personal.
 */
export function readVocabulary(): ReadonlySet<string> {
  const texts = new Set<string>(['', 'active', 'pending', 'deceased', 'yes', 'no', ...intakeModules]);
  const visited = new Set<unknown>();
  for (const name of endpointNames) collectTexts(endpoints[name], texts, visited);
  collectTexts(questionnaires, texts, visited);
  const lists = emptyTables();
  seedLists(lists);
  for (const { name } of [...lists.diagnoses, ...lists.medications, ...lists.products]) texts.add(name);
  return texts;
}
