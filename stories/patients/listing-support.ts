import { expect, screen, userEvent, within } from 'storybook/test';
import { addLinkedPatient } from '#mocks/seed/scene.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, CareLink } from '#mocks/store/tables.ts';

/** Adds a patient to Dr. Ashworth's list, by default named Ana Li. */
export function addPatient(
  store: Store,
  fields: Partial<Account> & Pick<Account, 'id'>,
  status?: CareLink['status'],
): void {
  addLinkedPatient(store, 'physician', 'Ana Li', fields, status);
}

/** Removes all of Dr. Ashworth's patients, so that a story can add its own. */
export function removePatients({ tables }: Store): void {
  tables.careLinks = tables.careLinks.filter(({ physicianId }) => physicianId !== 'physician');
}

export const findTable = () => screen.findByRole('table', { name: 'Patients' });

/** Returns the rows without the header. */
export async function findRows(): Promise<HTMLElement[]> {
  return within(await findTable())
    .getAllByRole('row')
    .slice(1);
}

/** Returns the row or card of a patient. */
export async function findRow(name: string) {
  const link = await screen.findByRole('link', { name });
  const row = link.closest<HTMLElement>('[data-patient]');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
}

/** Returns the button that opens the menu of a row or a card. */
export const getMenuButton = (name: string) =>
  screen.getByRole('button', { name: `More actions for ${name}` });

/** Opens the menu of a row or a card. */
export async function openMenu(name: string) {
  await findRow(name);
  await userEvent.click(getMenuButton(name));
  return within(await screen.findByRole('menu', { name: `More actions for ${name}` }));
}

/** Waits until the live region shows this count. */
export async function expectCount(text: string): Promise<void> {
  await expect(await screen.findByText(text, { selector: '[role=status]' })).toBeVisible();
}

export const findSearchField = () =>
  screen.findByRole('searchbox', { name: 'Search by name, email, phone or diagnosis' });

/** Columns of the table (physician §2, Patient Listing). */
export const documentedColumns = [
  'Profile image',
  'Full name',
  'Email',
  'Phone',
  'Primary diagnosis',
  'Status',
  'Actions',
];
