import { addShoop, type ShoopInput } from '#mocks/rules/add-shoop.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, CareLink } from '#mocks/store/tables.ts';
import { addAccount } from './add.ts';
import { eveningRelief } from './shoops.ts';

/** Returns 'ada-berg' for Ada Berg. */
const toSlug = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/**
 * Adds a patient to a physician's list: `addLinkedPatient(store, 'physician', 'Ada Berg')` has the
 * id `ada-berg` and the e-mail `ada-berg@mail.test`.
 * @param accountFields further fields; a name in letters other than Latin needs an id
 * @throws Error for an id that another account has
 */
export function addLinkedPatient(
  { tables }: Store,
  physicianId: string,
  name: string,
  accountFields: Partial<Account> = {},
  status: CareLink['status'] = 'active',
): Account {
  const [firstName = '', ...others] = name.split(' ');
  const { id = toSlug(name) } = accountFields;
  if (tables.accounts.some((account) => account.id === id))
    throw new Error(`There already is an account ${id}; give ${name} another id`);
  const identity = { id, email: `${id}@mail.test`, firstName, lastName: others.join(' ') };
  const account = addAccount(tables, { role: 'patient', ...identity, ...accountFields });
  tables.careLinks.push({ physicianId, patientId: id, status });
  return account;
}

/**
 * Adds a Shoop of one medicine that the patient's first physician has sent.
 * @throws Error for a patient without a physician
 */
export function addSentShoop(
  store: Store,
  userId: string,
  shoop: ShoopInput = eveningRelief,
  hoursAgo = 0,
): void {
  const link = store.tables.careLinks.find(({ patientId }) => patientId === userId);
  if (!link) throw new Error(`${userId} has no physician`);
  addShoop(store, { physicianId: link.physicianId, userId, hoursAgo }, shoop);
}
