import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';

/** Check-ups of a patient over time (accounts §2.15). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Journey',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/health-journey', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const getEntries = () => screen.getAllByRole('article');
const waitForChart = () =>
  waitFor(() => expect(document.querySelector('.recharts-bar-rectangle')).not.toBeNull(), {
    timeout: 20_000,
  });

/** Count, range of months, newest entry first, each in one line; a click unfolds an entry. */
export const SomeWeeks: Story = {
  tags: ['screen'],
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Check Your Health Journey!' });
    await expect(await screen.findByText(/^\d+ check-ups$/)).toBeVisible();
    await expect(screen.getByText(/, [A-Z][a-z]+ 20\d\d( – [A-Z][a-z]+ 20\d\d)?$/)).toBeVisible();
    // The button of an entry begins with its time.
    const times = getEntries().map((entry) =>
      Date.parse(within(entry).getByRole('button').firstChild?.textContent ?? ''),
    );
    await expect(times).toHaveLength(10);
    await expect(times).toEqual(times.toSorted((a, b) => b - a));
    // The height of one line with its border.
    for (const entry of getEntries()) await expect(entry.getBoundingClientRect().height).toBe(50);
    const [, secondEntry] = getEntries();
    const opener = within(secondEntry as HTMLElement).getByRole('button');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect(within(secondEntry as HTMLElement).getByText('Full-spectrum oil 20:1')).toBeVisible();
    await expect(
      within(secondEntry as HTMLElement).getByText('Medicine taken', { selector: 'dt' }),
    ).toBeVisible();
    await waitForChart();
  },
};

/** Entries without details (accounts §2.15); an unreadable one hides no others (decision 63). */
export const EntriesWithoutDetails: Story = {
  args: {
    signedInAs: 'new.patient@clinic.test',
    prepare: (store) => {
      const formatLocalTime = (minute: number) => `2026-03-04T10:0${minute}:00`;
      const blankCheckUp = {
        userId: 'new-patient',
        status: '',
        comment: '',
        objective: {},
        canabiesDose: [],
      } as const;
      const createdAt = (minute: number) => new Date(formatLocalTime(minute)).toISOString();
      store.tables.checkUps.push(
        { ...blankCheckUp, cannabisToday: 'yes', createdAt: createdAt(1), canabiesDose: [], objective: {} },
        { ...blankCheckUp, cannabisToday: 'no', createdAt: createdAt(2), canabiesDose: [], objective: {} },
      );
      // The contract knows only yes and no.
      const unreadableFields = { cannabisToday: 'sometimes' } as unknown as { cannabisToday: 'no' };
      store.tables.checkUps.push({
        ...blankCheckUp,
        ...unreadableFields,
        createdAt: createdAt(3),
        canabiesDose: [],
        objective: {},
      });
    },
  },
  play: async () => {
    await screen.findByText('2 check-ups');
    await expect(screen.getByText('1 check-up could not be read and is missing here.')).toBeVisible();
    await expect(screen.getByText(', March 2026')).toBeVisible();
    const [noEntry, yesEntry] = getEntries() as [HTMLElement, HTMLElement];
    await expect(within(noEntry).getByText('March-04-2026 10:02 AM')).toBeVisible();
    await expect(within(noEntry).getByRole('button', { name: /No medicine$/ })).toBeVisible();
    await expect(within(yesEntry).getByRole('button', { name: /No feeling given$/ })).toBeVisible();
    await userEvent.click(within(noEntry).getByRole('button'));
    await expect(within(noEntry).getByText('No')).toBeVisible();
    await expect(within(noEntry).queryByText('Status')).toBeNull();
    await userEvent.click(within(yesEntry).getByRole('button'));
    await expect(within(yesEntry).getByText('No Status Added')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'Trends' })).toBeNull();
  },
};

/** A year of check-ups: ten more entries at a time, and trends by week, each with a table. */
export const YearOfCheckUps: Story = {
  args: { scenario: 'year-of-check-ups', signedInAs: 'complete.patient@clinic.test' },
  play: async () => {
    await screen.findByText('365 check-ups');
    await expect(getEntries()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await expect(getEntries()).toHaveLength(20);
    await waitFor(() => expect(within(getEntries()[10] as HTMLElement).getByRole('button')).toHaveFocus());
    // The page says it and a live region announces it.
    await expect((await screen.findAllByText('Showing 20 of 365 check-ups'))[0]).toBeInTheDocument();
    await waitForChart();
    await expect(screen.getByText('Ratings by week')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4 objectives' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show table of Pain Relief' }));
    const rows = within(await screen.findByRole('table', { name: 'Pain Relief' })).getAllByRole('row');
    // A header row and the weeks of a year.
    await expect(rows.length).toBeGreaterThan(50);
    await expect(rows[0]).toHaveTextContent('Week ofWorseSameBetter');
  },
};

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No check-ups yet' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Log a check-up' })).toHaveAttribute(
      'href',
      '/add-symptoms',
    );
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listCheckUps', effect: { kind: 'timeout' } }] },
  play: async () => {
    await expect(await screen.findByText('Loading the Health Journey')).toBeInTheDocument();
    await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** A failed load shows the catalogue's toast and a notice with Retry (accounts §8). */
export const CannotLoad: Story = {
  args: { faults: [{ endpoint: 'listCheckUps', effect: { kind: 'status', status: 400 }, once: true }] },
  play: async () => {
    await expectToast('alert', 'Please Check your Service Provider');
    const main = within(screen.getByRole('main'));
    await expect(main.getByRole('alert')).toHaveTextContent('We could not load the Health Journey.');
    await userEvent.click(main.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText(/^\d+ check-ups$/)).toBeVisible();
  },
};

export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await screen.findByText(/^\d+ check-ups$/);
    await waitForChart();
    await userEvent.click(screen.getByRole('button', { name: 'Show table of Pain Relief' }));
    await screen.findByRole('table', { name: 'Pain Relief' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
