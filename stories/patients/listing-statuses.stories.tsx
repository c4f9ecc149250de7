import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { addPatient, expectCount, findRow, removePatients } from './listing-support.ts';

/** Statuses in the patient listing, with their actions (physician §3; decisions 63 and 71). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/Patients/Statuses',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { path: '/physician/list-patient', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Replaces the patients by one of each status, one of which only another server knows. */
function addPatientOfEachStatus(store: Parameters<typeof addPatient>[0]): void {
  removePatients(store);
  addPatient(store, { id: 'a', firstName: 'Ada', lastName: 'Active' });
  addPatient(store, { id: 'b', firstName: 'Bo', lastName: 'Pending', password: '' }, 'pending');
  const deathRecord = { deceased: true, deceasedDate: '02-03-2026', deceasedCause: 'Stroke' };
  addPatient(store, { id: 'c', firstName: 'Cy', lastName: 'Deceased', ...deathRecord });
  addPatient(store, { id: 'd', firstName: 'Di', lastName: 'Odd' });
  const linkOfOddStatus = store.tables.careLinks.find(({ patientId }) => patientId === 'd');
  // The mock has no such status, but a server may send any (decision 71).
  if (linkOfOddStatus) Object.assign(linkOfOddStatus, { status: 'awaiting second opinion' });
}

/** Pending and deceased are known; any other status is shown as sent. */
export const EveryStatus: Story = {
  args: { prepare: addPatientOfEachStatus },
  play: async () => {
    await expectCount('4 patients');
    for (const [name, status] of [
      ['Ada Active', 'active'],
      ['Bo Pending', 'pending'],
      ['Cy Deceased', 'deceased'],
      ['Di Odd', 'awaiting second opinion'],
    ] as const) {
      await expect((await findRow(name)).getByText(status)).toBeVisible();
    }
    const readBackground = (name: string) =>
      getComputedStyle(screen.getByRole('link', { name }).closest('tr') as Element).backgroundImage;
    await expect(readBackground('Cy Deceased')).toContain('gradient');
    await expect(readBackground('Ada Active')).toBe('none');
    await expect((await findRow('Di Odd')).getByRole('link', { name: 'Update Di Odd' })).toBeVisible();
  },
};

/** Replaces the patients by some whose statuses have other letters and spaces. */
function addStatusesInOtherCase(store: Parameters<typeof addPatient>[0]): void {
  addPatientOfEachStatus(store);
  const statusByPatient = { a: 'Active', b: ' PENDING ', c: 'Deceased' } as Record<string, string>;
  for (const link of store.tables.careLinks) {
    if (link.physicianId === 'physician')
      Object.assign(link, { status: statusByPatient[link.patientId] ?? link.status });
  }
  addPatient(store, { id: 'e', firstName: 'Ed', lastName: 'Pending', password: '' }, 'pending');
  // The status of the link alone says deceased, as another server may send it.
  const cy = store.tables.accounts.find(({ id }) => id === 'c');
  if (cy) cy.deceased = false;
}

/** Statuses are compared and filtered without regard to case and spaces (decision 63). */
export const StatusesInOtherCase: Story = {
  args: { prepare: addStatusesInOtherCase },
  play: async () => {
    await expectCount('5 patients');
    const pending = await findRow('Bo Pending');
    await expect(pending.getByRole('button', { name: 'Resend invitation to Bo Pending' })).toBeVisible();
    await expect(pending.queryByRole('link', { name: /^Update/ })).toBeNull();
    const deceasedRow = screen.getByRole('link', { name: 'Cy Deceased' }).closest('tr') as Element;
    await expect(getComputedStyle(deceasedRow).backgroundImage).toContain('gradient');
    const select = screen.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(select, 'Pending (2)');
    await expectCount('2 of 5 patients');
  },
};

export const OnAPhone: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: addPatientOfEachStatus },
  globals: { viewport: { value: 'phone' } },
};
