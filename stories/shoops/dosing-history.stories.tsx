import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DosingHistory } from '#features/shoops/history/dosing-history.tsx';
import { Stage } from './stage.tsx';
import { eveningShoop, hostileShoop, RUTH, withOnlyShoops } from './support.ts';

/** A physician's list of the sent Shoops (physician §2, 'View Patient Shoop tab'). */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Dosing History',
  component: Stage,
  args: { children: <DosingHistory patientId={RUTH} /> },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const five = ['CBD', 'CBG', 'CBN', 'THCV', 'CBC'].map((name) => eveningShoop(name, 5));
const region = async () => within(await screen.findByRole('region', { name: 'Dosing History' }));
const cards = async () => (await region()).getAllByRole('heading', { level: 3, name: /^Recommended on/ });

/** Shows two more at a time, newest first, dated as documented, and focuses the first new one. */
export const Full: Story = {
  tags: ['screen'],
  args: { prepare: withOnlyShoops(true, ...five) },
  play: async () => {
    const list = await region();
    await list.findByRole('heading', { name: /^CBD/ });
    await expect(await cards()).toHaveLength(2);
    await expect((await cards())[0]).toHaveTextContent(/^Recommended on \d\d-\d\d-\d{4}/);
    await expect(list.getByText('Showing 2 of 5')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Load more' }));
    await expect(await cards()).toHaveLength(4);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/CBN/));
    await userEvent.click(list.getByRole('button', { name: 'Load more' }));
    await expect(await cards()).toHaveLength(5);
    await expect(list.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
};

/** Three medicines sent together are one recommendation, which no page splits (decision 66). */
export const OneSending: Story = {
  args: {
    prepare: (fresh) => {
      withOnlyShoops(true, ...five.slice(0, 3))(fresh);
      const { shoops } = fresh.tables;
      const own = shoops.filter(({ userId }) => userId === RUTH);
      for (const shoop of own) shoop.createdAt = own[0]?.createdAt ?? shoop.createdAt;
    },
  },
  play: async () => {
    await (await region()).findByRole('heading', { name: /^CBD/ });
    await expect(await cards()).toHaveLength(1);
    await expect(screen.getByText('Showing 1 of 1')).toBeVisible();
  },
};

/** Between two recommendations one line says what the newer one changed. */
export const WhatChanged: Story = {
  args: {
    prepare: withOnlyShoops(
      true,
      eveningShoop('CBD', 30, { note: 'With food.' }),
      eveningShoop('CBD', 25),
      eveningShoop('CBD', 25),
      eveningShoop('CBN', 5),
    ),
  },
  play: async () => {
    const list = await region();
    await expect(await list.findByText(/^Changed since/)).toHaveTextContent(
      /^Changed since \d\d-\d\d-\d{4}.*: CBD Dose 25 → 30.mg a day, note added$/,
    );
    await expect(list.getByText(/^Nothing changed since/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Load more' }));
    await expect(list.getAllByText(/^Changed since/)[1]).toHaveTextContent(/: CBD added; CBN left out$/);
    // The oldest has none.
    await expect(list.getAllByText(/hanged since/)).toHaveLength(3);
  },
};

/** The physician reads the patient's advice as a quotation, not as advice to themselves. */
export const WhatThePatientReads: Story = {
  args: {
    prepare: withOnlyShoops(
      true,
      eveningShoop('CBD', 5, { frequencyUnit: 'Hourly', frequency: 2, doses: [] }),
      eveningShoop('CBN', 5, { dailyDose: 10 }),
    ),
  },
  play: async () => {
    const list = await region();
    await expect(
      await list.findByText(/^The patient reads: “Your physician says how often that is\./),
    ).toBeVisible();
    await expect(list.getByText('The patient reads: “Please ask before you take it”')).toBeVisible();
    await expect(list.queryByText(/^(Please ask|Your physician)/)).toBeNull();
  },
};

/** Another patient's Shoops are not shown, even if the reply has them (physician §6). */
export const NeverAnother: Story = {
  tags: ['behavior', '!state'],
  args: {
    prepare: (fresh) => {
      withOnlyShoops(true, ...five.slice(0, 1))(fresh);
      for (const shoop of fresh.tables.shoops) if (shoop.userId === RUTH) shoop.userId = 'patient';
    },
  },
  play: async () => {
    await (await region()).findByText('No Shoop was sent yet');
  },
};

export const Nothing: Story = {
  args: { prepare: withOnlyShoops(true) },
  play: async () => {
    await (await region()).findByText('No Shoop was sent yet');
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listPatientShoops', effect: { kind: 'timeout' } }] },
  play: async () => {
    await (await region()).findByText('Loading the Dosing History');
  },
};

/** A failed load is not shown as an empty history. */
export const LoadFails: Story = {
  args: { faults: [{ endpoint: 'listPatientShoops', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    const notice = within(await (await region()).findByRole('alert'));
    await expect(notice.getByText('We could not load the Dosing History.')).toBeVisible();
    await expect(screen.queryByText('No Shoop was sent yet')).toBeNull();
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await (await region()).findAllByRole('heading', { name: /^Recommended on/ });
  },
};

/** An unreadable Shoop is counted in a notice; the others are listed (decision 63). */
export const OneUnreadable: Story = {
  args: {
    prepare: (fresh) => {
      withOnlyShoops(true, ...five.slice(0, 3))(fresh);
      const shoop = fresh.tables.shoops.find(({ userId }) => userId === RUTH);
      Object.assign(shoop ?? {}, { createdAt: 'some day' });
    },
  },
  play: async () => {
    await (await region()).findByText(/^1 recommendation could not be read/);
    await expect(await cards()).toHaveLength(2);
    // A medicine of the unreadable one is not called left out.
    await expect((await region()).queryByText(/hanged since/)).toBeNull();
  },
};

/** Unusual texts are shown as plain text and fit into 320 px. */
export const Hostile: Story = {
  globals: { viewport: { value: 'small' } },
  args: { prepare: withOnlyShoops(true, hostileShoop) },
  play: async () => {
    await expect(await (await region()).findByText(/<img src=x onerror="alert\(1\)">/)).toBeVisible();
    await expect(document.querySelector('main img, main b')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
