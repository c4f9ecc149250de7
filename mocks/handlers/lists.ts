import type * as lists from '#api/endpoints/lists.ts';
import { objectives } from '#domain/options/cannabis.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { specializations } from '#mocks/seed/specializations.ts';
import type { HandlersOf } from './handler.ts';

const maxSuggestions = 20;

/** Lists items whose name contains the text; names that begin with it come first. */
function searchByName<Item extends { name: string }>(items: Item[], text: string): Item[] {
  const searchText = text.trim().toLowerCase();
  const matchingItems = items.filter(({ name }) => name.toLowerCase().includes(searchText));
  // 1 if the name begins with the text, else 0.
  const getPrefixRank = ({ name }: Item) => Number(name.toLowerCase().startsWith(searchText));
  return matchingItems
    .sort((a, b) => getPrefixRank(b) - getPrefixRank(a) || a.name.localeCompare(b.name))
    .slice(0, maxSuggestions);
}

function refuseDuplicate(items: { name: string }[], name: string): void {
  if (items.some((item) => item.name.toLowerCase() === name.toLowerCase())) {
    throw new Problem(400, `${name} is already on the list`);
  }
}

export const listHandlers: HandlersOf<typeof lists> = {
  listObjectives: () => objectives.map(({ value }) => value),
  listProducts: ({ store }) => store.tables.products,
  // The second element is the list (decision 5); the first has no documented meaning.
  listSpecializations: () => [specializations.length, specializations],
  searchDiagnoses: ({ store, query }) => searchByName(store.tables.diagnoses, query.name),
  searchMedications: ({ store, query }) => searchByName(store.tables.medications, query.name),

  createDiagnosis({ store, body }) {
    refuseDuplicate(store.tables.diagnoses, body.name);
    const item = { id: `diagnosis-${store.nextNumber()}`, name: body.name, isCancer: body.is_cancer };
    store.tables.diagnoses.push(item);
    return item;
  },

  createMedication({ store, body }) {
    refuseDuplicate(store.tables.medications, body.name);
    const item = { id: `medication-${store.nextNumber()}`, name: body.name };
    store.tables.medications.push(item);
    return item;
  },
};
