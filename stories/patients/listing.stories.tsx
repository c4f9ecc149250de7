import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TABLE_SCROLL } from '#features/patients/listing/table/patient-table.tsx';
import { Screen } from '#stories/support/screen.tsx';
import { seedHostilePatients } from './hostile-patients.ts';
import {
  addPatient,
  expectCount,
  findRows,
  findTable,
  removePatients,
  rowOf,
  searchField,
} from './listing-support.ts';

/** Listing of a physician's patients (physician §2, Patient Listing; decision 46). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/Patients',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { path: '/physician/list-patient', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;
const phone = { viewport: { value: 'phone' } };

/** The documented columns, the actions of each row and the documented scroll size. */
export const Sixty: Story = {
  tags: ['screen'],
  play: async () => {
    await expectCount('60 patients');
    const head = within(await findTable()).getAllByRole('columnheader');
    await expect(head.map(({ textContent }) => textContent)).toEqual([
      'Profile image',
      'Full name',
      'Email',
      'Phone',
      'Primary diagnosis',
      'Status',
      'Actions',
    ]);
    await expect(await findTable()).toHaveAttribute('aria-rowcount', '61');
    const scroller = document.querySelector('[data-patients]') as HTMLElement;
    await expect(scroller.scrollWidth).toBe(TABLE_SCROLL.x);
    await expect(scroller.getBoundingClientRect().height).toBe(TABLE_SCROLL.y);
    const [first] = await findRows();
    await expect(first).toHaveAttribute('aria-rowindex', '2');
    await expect((await findRows()).length).toBeLessThan(30);
    await expect(screen.getByRole('link', { name: 'Add New Patient' })).toBeVisible();
    const active = await rowOf('Aaron Fischer');
    for (const name of ['Update Aaron Fischer', 'View Aaron Fischer']) {
      await expect(active.getByRole('link', { name })).toBeVisible();
    }
    await expect(active.queryByRole('button', { name: /^Resend/ })).toBeNull();
    const pending = await rowOf('Ahmed Ramirez');
    await expect(pending.queryByRole('link', { name: /^(Update|View)/ })).toBeNull();
    await expect(pending.getByRole('button', { name: 'Resend invitation to Ahmed Ramirez' })).toBeVisible();
    await expect(pending.getByRole('button', { name: 'Delete Ahmed Ramirez' })).toBeVisible();
  },
};

/** Only rows near the viewport are rendered, wherever the list is scrolled. */
export const TenThousand: Story = {
  args: { scenario: 'ten-thousand-patients' },
  play: async () => {
    await expectCount('10,000 patients');
    await expect(await findTable()).toHaveAttribute('aria-rowcount', '10001');
    (await screen.findAllByRole('link', { name: /^Aaliyah/ }))[0]?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Zoe Zoe/));
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    await expect((await findRows()).length).toBeLessThan(300);
  },
};

/** Typing filters the list. */
export const Searched: Story = {
  tags: ['wcag-4.1.3'],
  play: async () => {
    await userEvent.type(await searchField(), 'ruth oka');
    await expectCount('1 of 60 patients');
    await expect(await screen.findByRole('link', { name: 'Ruth Okafor' })).toBeVisible();
    await expect((await findRows()).length).toBe(1);
  },
};

/** Search, status and order are read from the URL. */
export const FromAnAddress: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/list-patient?status=pending&sort=email&order=desc&search=mail' },
  play: async () => {
    await expectCount('7 of 60 patients');
    await expect(await searchField()).toHaveValue('mail');
    await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
    const email = screen.getByRole('columnheader', { name: 'Email' });
    await expect(email).toHaveAttribute('aria-sort', 'descending');
    const names = within(await findTable()).getAllByRole('rowheader');
    await expect(names[0]).toHaveTextContent('Tamara Mahoney');
    await userEvent.click(within(email).getByRole('button'));
    await waitFor(() => expect(email).toHaveAttribute('aria-sort', 'ascending'));
    await expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Ahmed Ramirez');
  },
};

export const NobodyFound: Story = {
  args: { path: '/physician/list-patient?status=pending' },
  play: async () => {
    const field = await searchField();
    await userEvent.type(field, 'zzz');
    await expect(await screen.findByRole('heading', { name: 'No patient found' })).toBeVisible();
    await expectCount('0 of 60 patients');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await expectCount('60 patients');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'zzz');
    await expect(await screen.findByRole('heading', { name: 'No patient found' })).toBeVisible();
  },
};

/** An unknown status in the URL is shown in the filter, with no results. */
export const UnknownStatusInTheAddress: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/list-patient?status=on%20leave' },
  play: async () => {
    await expectCount('0 of 60 patients');
    await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('On leave (0)');
  },
};

export const NoPatients: Story = {
  args: { signedInAs: 'new.physician@clinic.test' },
  play: async () => {
    await expect(await screen.findByText('No patients yet')).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Add New Patient' })).toHaveLength(2);
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listPatients', effect: { kind: 'timeout' } }] },
  play: async () => {
    await expect(await screen.findByText('Loading your patients')).toBeInTheDocument();
  },
};

export const CannotLoad: Story = {
  args: { faults: [{ endpoint: 'listPatients', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await expect(await screen.findByText('We could not load your patients.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expectCount('60 patients');
  },
};

/** Returns the name of the column that is on top at the middle of an element. */
function topColumnAt(element: Element): string | undefined {
  const { left, width, top, height } = element.getBoundingClientRect();
  const cell = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('th, td');
  return cell ? screen.getAllByRole('columnheader')[(cell as HTMLTableCellElement).cellIndex]?.innerText : '';
}

/** At 1280 px the sticky actions cover no column, also after an invitation was resent. */
export const OnALaptop: Story = {
  args: { path: '/physician/list-patient?search=ahmed%20ram' },
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const row = await rowOf('Ahmed Ramirez');
    await expect(topColumnAt(row.getByText('pending'))).toBe('Status');
    await expect(topColumnAt(row.getByText(/mail\.test/))).toBe('Email');
    const end = () => document.querySelector('[data-patients]')?.getBoundingClientRect().right;
    await userEvent.click(row.getByRole('button', { name: /^Resend/ }));
    await row.findByText('Sent again');
    for (const button of row.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThan(end() ?? 0);
    }
    await expect(row.getByText('Sent again').getBoundingClientRect().right).toBeLessThan(end() ?? 0);
  },
};

function namesakes(store: Parameters<typeof addPatient>[0]): void {
  removePatients(store);
  addPatient(store, { id: 'a', firstName: 'Ana', lastName: 'Díaz', phone: '3035550101' });
  addPatient(store, { id: 'b', firstName: 'ANA', lastName: 'Diaz', phone: '3035550102' });
  addPatient(store, { id: 'c', firstName: 'Anna', lastName: 'Diaz', phone: '3035550103' });
}

/** Patients of the same name are marked; accents and case are ignored. */
export const Namesakes: Story = {
  args: { prepare: namesakes },
  play: async () => {
    await expectCount('3 patients');
    await expect(screen.getAllByText('2 patients of this name')).toHaveLength(2);
    await expect((await rowOf('Anna Diaz')).queryByText(/of this name/)).toBeNull();
  },
};

/** Unusual names are shown as plain text and do not move the columns. */
export const HostileNames: Story = {
  args: { prepare: seedHostilePatients },
  play: async () => {
    await expectCount('6 patients');
    await expect(
      screen.getByRole('link', { name: '<img src=x onerror=alert(1)> <b>Bold</b>' }),
    ).toBeVisible();
    await expect(document.querySelector('table b, table img[onerror]')).toBeNull();
    const scroller = document.querySelector('[data-patients]') as HTMLElement;
    await expect(scroller.scrollWidth).toBe(TABLE_SCROLL.x);
    await expect(screen.getByRole('link', { name: 'No name' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['behavior', '!state'],
  globals: phone,
  play: async () => {
    await expectCount('60 patients');
    const list = screen.getByRole('list', { name: 'Patients' });
    const cards = within(list).getAllByRole('listitem');
    await expect(cards[0]).toHaveAttribute('aria-setsize', '60');
    await expect(cards[0]).toHaveAttribute('aria-posinset', '1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A');
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
        /^Yolanda|^Zoe|^Victor|^William|^Tamara/,
      ),
    );
  },
};

export const HostileNamesOnAPhone: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: seedHostilePatients },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expectCount('6 patients');
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};
