import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import type { PartialSettings } from './partial-settings.ts';
import { type Reference, referenceFields } from './references.ts';

/** Ids that replace one another: of the API in a request, of the mock in the reply. */
export interface IdReplacement {
  readonly real: string;
  readonly mocked: string;
}

/** Patient with the most data, the default for a physician who treats them. */
const defaultPatientId = 'complete-patient';

/** Lists the ids of the people of the other role who are linked to an account. */
const listLinkedIds = ({ tables }: Store, { id, role }: Account): string[] =>
  role === 'physician'
    ? tables.careLinks.filter(({ physicianId }) => physicianId === id).map(({ patientId }) => patientId)
    : tables.careLinks.filter(({ patientId }) => patientId === id).map(({ physicianId }) => physicianId);

/** Lists the patients of a physician, or the physicians of a patient. */
export function listLinkedAccounts(store: Store, caller: Account): readonly Account[] {
  const linkedIds = new Set(listLinkedIds(store, caller));
  return store.tables.accounts.filter(({ id }) => linkedIds.has(id));
}

/**
 * Finds the mock's patient or physician who is read in the place of one of the API: the same id if
 * the mock links it to the caller, else the chosen one, the default one or the first.
 */
export function findStandIn(
  store: Store,
  caller: Account,
  { id: realId }: Reference,
  { patientId }: Pick<PartialSettings, 'patientId'>,
): Account | undefined {
  const linked = listLinkedAccounts(store, caller);
  const candidates = [realId, patientId, defaultPatientId];
  return (
    candidates
      .map((candidate) => linked.find(({ id }) => id === candidate))
      .find((account) => account !== undefined) ?? linked[0]
  );
}

/** Replaces an id in a path and its query: of a physician in the path, of people in the query. */
export function replaceInPath(pathAndQuery: string, { field, id }: Reference, mockedId: string): string {
  const [path = '', search = ''] = pathAndQuery.split('?');
  if (field === 'id') {
    const segment = (value: string) => `/${encodeURIComponent(value)}`;
    return pathAndQuery.replace(segment(id), segment(mockedId));
  }
  const query = new URLSearchParams(search);
  query.set(field, mockedId);
  return `${path}?${query}`;
}

/** Returns a JSON value with the API's ids in place of the mock's, at the reference fields. */
export function restoreIds(value: unknown, replacements: readonly IdReplacement[]): unknown {
  if (Array.isArray(value)) return value.map((item) => restoreIds(item, replacements));
  if (typeof value !== 'object' || value === null) return value;
  const restore = ([field, content]: [string, unknown]): [string, unknown] => {
    const isReference = Object.hasOwn(referenceFields, field);
    const found = isReference ? replacements.find(({ mocked }) => mocked === content) : undefined;
    return [field, found ? found.real : restoreIds(content, replacements)];
  };
  return Object.fromEntries(Object.entries(value).map(restore));
}
