import { expect, screen, within } from 'storybook/test';
import { addAccount } from '#mocks/seed/add.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';

/** Gives Dr. Ashworth one more patient. */
export function addPatient(
  { tables }: Store,
  known: Partial<Account> & Pick<Account, 'id'>,
  status: 'pending' | 'active' = 'active',
): void {
  const named = { firstName: 'Ana', lastName: 'Li', email: `${known.id}@mail.test` };
  addAccount(tables, { role: 'patient', ...named, ...known });
  tables.careLinks.push({ physicianId: 'physician', patientId: known.id, status });
}

/** Takes all of Dr. Ashworth's patients away, so that a story has its own. */
export function withoutPatients({ tables }: Store): void {
  tables.careLinks = tables.careLinks.filter(({ physicianId }) => physicianId !== 'physician');
}

export const table = () => screen.findByRole('table', { name: 'Patients' });

/** The rows below the head of the columns, those that only keep others apart left out. */
export async function rows(): Promise<HTMLElement[]> {
  return within(await table())
    .getAllByRole('row')
    .slice(1);
}

/** The row of a patient, or the card of one. */
export async function rowOf(name: string) {
  const link = await screen.findByRole('link', { name });
  const row = link.closest<HTMLElement>('[data-patient]');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
}

/** What the page and a screen reader say of how many there are. */
export async function expectCount(words: string): Promise<void> {
  await expect(await screen.findByText(words, { selector: '[role=status]' })).toBeVisible();
}

export const searchField = () =>
  screen.findByRole('searchbox', { name: 'Search by name, email, phone or diagnosis' });
