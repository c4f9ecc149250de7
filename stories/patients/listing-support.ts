import { expect, screen, within } from 'storybook/test';
import { addAccount } from '#mocks/seed/add.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';

/** Adds a patient to Dr. Ashworth's list. */
export function addPatient(
  { tables }: Store,
  known: Partial<Account> & Pick<Account, 'id'>,
  status: 'pending' | 'active' = 'active',
): void {
  const named = { firstName: 'Ana', lastName: 'Li', email: `${known.id}@mail.test` };
  addAccount(tables, { role: 'patient', ...named, ...known });
  tables.careLinks.push({ physicianId: 'physician', patientId: known.id, status });
}

/** Removes all of Dr. Ashworth's patients, so that a story can add its own. */
export function withoutPatients({ tables }: Store): void {
  tables.careLinks = tables.careLinks.filter(({ physicianId }) => physicianId !== 'physician');
}

export const table = () => screen.findByRole('table', { name: 'Patients' });

/** Returns the rows without the header. */
export async function rows(): Promise<HTMLElement[]> {
  return within(await table())
    .getAllByRole('row')
    .slice(1);
}

/** Returns the row or card of a patient. */
export async function rowOf(name: string) {
  const link = await screen.findByRole('link', { name });
  const row = link.closest<HTMLElement>('[data-patient]');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
}

/** Waits until the live region shows this count. */
export async function expectCount(words: string): Promise<void> {
  await expect(await screen.findByText(words, { selector: '[role=status]' })).toBeVisible();
}

export const searchField = () =>
  screen.findByRole('searchbox', { name: 'Search by name, email, phone or diagnosis' });
