import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DosingHistory } from '#features/shoops/history/dosing-history.tsx';
import { Stage } from './stage.tsx';
import { createEveningShoop, hostileShoop, replaceShoops, ruthId } from './support.ts';

/** A physician's list of the sent Shoops (physician §2, 'View Patient Shoop tab'). */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Dosing History',
  component: Stage,
  args: { children: <DosingHistory patientId={ruthId} /> },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const fiveShoops = ['CBD', 'CBG', 'CBN', 'THCV', 'CBC'].map((name) => createEveningShoop(name, 5));
const findHistory = async () => within(await screen.findByRole('region', { name: 'Dosing History' }));
const findCards = async () =>
  (await findHistory()).getAllByRole('heading', { level: 3, name: /^Recommended on/ });

/** Shows two more at a time, newest first, dated as documented, and focuses the first new one. */
export const ManyShoops: Story = {
  tags: ['screen'],
  args: { prepare: replaceShoops(true, ...fiveShoops) },
  play: async () => {
    const list = await findHistory();
    await list.findByRole('heading', { name: /^CBD/ });
    await expect(await findCards()).toHaveLength(2);
    await expect((await findCards())[0]).toHaveTextContent(/^Recommended on \d\d-\d\d-\d{4}/);
    await expect(list.getByText('Showing 2 of 5')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Load more' }));
    await expect(await findCards()).toHaveLength(4);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/CBN/));
    await userEvent.click(list.getByRole('button', { name: 'Load more' }));
    await expect(await findCards()).toHaveLength(5);
    await expect(list.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
};

/** Three medicines sent together are one recommendation, which no page splits (decision 66). */
export const SentTogether: Story = {
  args: {
    prepare: (fresh) => {
      replaceShoops(true, ...fiveShoops.slice(0, 3))(fresh);
      const { shoops } = fresh.tables;
      const shoopsOfRuth = shoops.filter(({ userId }) => userId === ruthId);
      for (const shoop of shoopsOfRuth) shoop.createdAt = shoopsOfRuth[0]?.createdAt ?? shoop.createdAt;
    },
  },
  play: async () => {
    await (await findHistory()).findByRole('heading', { name: /^CBD/ });
    await expect(await findCards()).toHaveLength(1);
    await expect(screen.getByText('Showing 1 of 1')).toBeVisible();
  },
};

/** Between two recommendations one line says what the newer one changed. */
export const ChangesListed: Story = {
  args: {
    prepare: replaceShoops(
      true,
      createEveningShoop('CBD', 30, { note: 'With food.' }),
      createEveningShoop('CBD', 25),
      createEveningShoop('CBD', 25),
      createEveningShoop('CBN', 5),
    ),
  },
  play: async () => {
    const list = await findHistory();
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
export const PatientsAdviceQuoted: Story = {
  args: {
    prepare: replaceShoops(
      true,
      createEveningShoop('CBD', 5, { frequencyUnit: 'Hourly', frequency: 2, doses: [] }),
      createEveningShoop('CBN', 5, { dailyDose: 10 }),
    ),
  },
  play: async () => {
    const list = await findHistory();
    await expect(
      await list.findByText(/^The patient reads: “Your physician says how often that is\./),
    ).toBeVisible();
    await expect(list.getByText('The patient reads: “Please ask before you take it”')).toBeVisible();
    await expect(list.queryByText(/^(Please ask|Your physician)/)).toBeNull();
  },
};

/** Another patient's Shoops are not shown (physician §6). */
export const ShoopsOfOtherPatientIgnored: Story = {
  tags: ['behavior', '!state'],
  args: {
    prepare: (fresh) => {
      replaceShoops(true, ...fiveShoops.slice(0, 1))(fresh);
      for (const shoop of fresh.tables.shoops) if (shoop.userId === ruthId) shoop.userId = 'patient';
    },
  },
  play: async () => {
    await (await findHistory()).findByText('No Shoop was sent yet');
  },
};

export const NothingSent: Story = {
  args: { prepare: replaceShoops(true) },
  play: async () => {
    await (await findHistory()).findByText('No Shoop was sent yet');
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listPatientShoops', effect: { kind: 'timeout' } }] },
  play: async () => {
    await (await findHistory()).findByText('Loading the Dosing History');
  },
};

/** A failed load is not shown as an empty history. */
export const LoadFails: Story = {
  args: { faults: [{ endpoint: 'listPatientShoops', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    const notice = within(await (await findHistory()).findByRole('alert'));
    await expect(notice.getByText('We could not load the Dosing History.')).toBeVisible();
    await expect(screen.queryByText('No Shoop was sent yet')).toBeNull();
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await (await findHistory()).findAllByRole('heading', { name: /^Recommended on/ });
  },
};

/** An unreadable Shoop is counted in a notice; the others are listed (decision 63). */
export const OneUnreadable: Story = {
  args: {
    prepare: (fresh) => {
      replaceShoops(true, ...fiveShoops.slice(0, 3))(fresh);
      const shoop = fresh.tables.shoops.find(({ userId }) => userId === ruthId);
      Object.assign(shoop ?? {}, { createdAt: 'some day' });
    },
  },
  play: async () => {
    await (await findHistory()).findByText(/^1 recommendation could not be read/);
    await expect(await findCards()).toHaveLength(2);
    // A medicine of the unreadable one is not called left out.
    await expect((await findHistory()).queryByText(/hanged since/)).toBeNull();
  },
};

/** Unusual texts are shown as plain text and fit into 320 px. */
export const HostileTexts: Story = {
  globals: { viewport: { value: 'small' } },
  args: { prepare: replaceShoops(true, hostileShoop) },
  play: async () => {
    await expect(await (await findHistory()).findByText(/<img src=x onerror="alert\(1\)">/)).toBeVisible();
    await expect(document.querySelector('main img, main b')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
