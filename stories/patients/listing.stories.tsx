import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TABLE_SCROLL } from '#features/patients/listing/table/patient-table.tsx';
import { Screen } from '#stories/support/screen.tsx';
import { seedHostilePatients } from './hostile-patients.ts';
import {
  addPatient,
  documentedColumns,
  expectCount,
  findRow,
  findRows,
  findSearchField,
  findTable,
  openMenu,
  removePatients,
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
const onPhone = { viewport: { value: 'phone' } };

/** The documented columns, and rows of 48 px in a table that ends where the window does. */
export const SixtyPatients: Story = {
  tags: ['screen'],
  play: async () => {
    await expectCount('60 patients');
    const columnHeaders = within(await findTable()).getAllByRole('columnheader');
    await expect(columnHeaders.map(({ textContent }) => textContent)).toEqual(documentedColumns);
    await expect(await findTable()).toHaveAttribute('aria-rowcount', '61');
    const scroller = document.querySelector('[data-patients]') as HTMLElement;
    await expect(scroller.scrollWidth).toBe(TABLE_SCROLL.x);
    const { bottom, height } = scroller.getBoundingClientRect();
    await expect(height).toBeGreaterThan(TABLE_SCROLL.y);
    await expect(window.innerHeight - bottom).toBeLessThan(40);
    const rows = await findRows();
    await expect(rows[0]?.getBoundingClientRect().height).toBe(48);
    const fullyVisibleRows = rows.filter((row) => row.getBoundingClientRect().bottom <= bottom);
    await expect(fullyVisibleRows.length).toBeGreaterThanOrEqual(11);
    const [first] = rows;
    await expect(first).toHaveAttribute('aria-rowindex', '2');
    await expect((await findRows()).length).toBeLessThan(30);
    await expect(screen.getByRole('link', { name: 'Add New Patient' })).toBeVisible();
    const active = await findRow('Aaron Fischer');
    for (const name of ['Update Aaron Fischer', 'View Aaron Fischer']) {
      await expect(active.getByRole('link', { name })).toBeVisible();
    }
    await expect(active.queryByRole('button', { name: /^Resend/ })).toBeNull();
    const pending = await findRow('Ahmed Ramirez');
    await expect(pending.queryByRole('link', { name: /^(Update|View)/ })).toBeNull();
    await expect(pending.getByRole('button', { name: 'Resend invitation to Ahmed Ramirez' })).toBeVisible();
    await expect((await openMenu('Ahmed Ramirez')).getAllByRole('menuitem')).toHaveLength(1);
  },
};

/** Only rows near the viewport are rendered, wherever the list is scrolled. */
export const TenThousandPatients: Story = {
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
export const SearchFiltersList: Story = {
  play: async () => {
    await userEvent.type(await findSearchField(), 'ruth oka');
    await expectCount('1 of 60 patients');
    await expect(await screen.findByRole('link', { name: 'Ruth Okafor' })).toBeVisible();
    await expect((await findRows()).length).toBe(1);
  },
};

/** Search, status and order are read from the URL. */
export const StateReadFromUrl: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/list-patient?status=pending&sort=email&order=desc&search=mail' },
  play: async () => {
    await expectCount('7 of 60 patients');
    await expect(await findSearchField()).toHaveValue('mail');
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
    const field = await findSearchField();
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

/** If the status is what hides patients, one press shows all statuses and keeps the search. */
export const MatchHiddenByStatus: Story = {
  args: { path: '/physician/list-patient?status=pending&search=ruth%20oka' },
  play: async () => {
    await expect(await screen.findByText('1 matching patient has another status.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all statuses' }));
    await expectCount('1 of 60 patients');
    await expect(await findSearchField()).toHaveValue('ruth oka');
    await expect(await findSearchField()).toHaveFocus();
    await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('');
  },
};

/** An unknown status in the URL is shown in the filter, with no results. */
export const UnknownStatusInUrl: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/list-patient?status=on%20leave' },
  play: async () => {
    await expectCount('0 of 60 patients');
    await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('On leave (0)');
    await expect(screen.getByText('60 matching patients have another status.')).toBeVisible();
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

/** Head, search and table are there while the list loads; a search typed before it comes counts. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'listPatients', effect: { kind: 'delay', ms: 3000 } }] },
  play: async () => {
    await expect(await screen.findByText('Loading your patients')).toBeVisible();
    await expect(within(await findTable()).getAllByRole('columnheader')).toHaveLength(7);
    const { top, height } = (await findTable()).getBoundingClientRect();
    await userEvent.type(await findSearchField(), 'ruth oka');
    await expectCount('1 of 60 patients');
    await expect(await findSearchField()).toHaveValue('ruth oka');
    await userEvent.clear(await findSearchField());
    await expectCount('60 patients');
    await expect((await findTable()).getBoundingClientRect().top).toBe(top);
    await expect(height).toBeGreaterThan(TABLE_SCROLL.y);
  },
};

export const LoadingForLong: Story = {
  args: { faults: [{ endpoint: 'listPatients', effect: { kind: 'timeout' } }] },
  play: async () => {
    await expect(await screen.findByText('Loading your patients')).toBeVisible();
  },
};

export const LoadingOnAPhone: Story = {
  ...LoadingForLong,
  tags: ['behavior', '!state'],
  globals: onPhone,
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
    const row = await findRow('Ahmed Ramirez');
    await expect(topColumnAt(row.getByText('pending'))).toBe('Status');
    await expect(topColumnAt(row.getByText(/mail\.test/))).toBe('Email');
    await expect(topColumnAt(screen.getByRole('columnheader', { name: 'Status' }))).toBe('Status');
    const getEdge = () => document.querySelector('[data-patients]')?.getBoundingClientRect().right;
    await userEvent.click(row.getByRole('button', { name: /^Resend/ }));
    await row.findByText('Sent again');
    for (const button of row.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThan(getEdge() ?? 0);
    }
    await expect(row.getByText('Sent again').getBoundingClientRect().right).toBeLessThan(getEdge() ?? 0);
  },
};

function addNamesakes(store: Parameters<typeof addPatient>[0]): void {
  removePatients(store);
  addPatient(store, { id: 'a', firstName: 'Ana', lastName: 'Díaz', phone: '3035550101' });
  addPatient(store, { id: 'b', firstName: 'ANA', lastName: 'Diaz', phone: '3035550102' });
  addPatient(store, { id: 'c', firstName: 'Anna', lastName: 'Diaz', phone: '3035550103' });
}

/** Patients of the same name are marked; accents and case are ignored. */
export const Namesakes: Story = {
  args: { prepare: addNamesakes },
  play: async () => {
    await expectCount('3 patients');
    await expect(screen.getAllByText('2 patients of this name')).toHaveLength(2);
    await expect((await findRow('Anna Diaz')).queryByText(/of this name/)).toBeNull();
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

/** On a tablet patients are cards as well, in which nothing is cut. */
export const OnATablet: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expectCount('60 patients');
    const cards = within(screen.getByRole('list', { name: 'Patients' })).getAllByRole('listitem');
    for (const part of cards.flatMap((card) => [...card.querySelectorAll<HTMLElement>('a, div, span')])) {
      await expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.offsetWidth + 1);
    }
  },
};

/** Cards of 96 px; the field of the search stays in sight below the header. */
export const OnAPhone: Story = {
  tags: ['behavior', '!state'],
  globals: onPhone,
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
    const [card] = within(list).getAllByRole('listitem');
    await expect(card?.firstElementChild?.getBoundingClientRect().height).toBe(96);
    window.scrollTo(0, 1500);
    const field = (await findSearchField()).getBoundingClientRect();
    const header = screen.getByRole('banner').getBoundingClientRect();
    await expect(field.top).toBeGreaterThan(header.bottom);
    await expect(field.top).toBeLessThan(header.bottom + 16);
    window.scrollTo(0, 0);
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
