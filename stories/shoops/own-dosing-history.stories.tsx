import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { happen } from '#mocks/controls/happenings.ts';
import { addShoop } from '#mocks/rules/add-shoop.ts';
import { eveningRelief } from '#mocks/seed/shoops.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';

/** All recommendations of a patient (physician §2, 'Patient Dosing History'). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Dosing History',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dosing-history', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findCards = () => screen.findAllByRole('article', { name: /^Recommended on/ });

/** The newest is marked, the others are called earlier, and each shows the admins' notes. */
export const ThreeRecommendations: Story = {
  tags: ['screen'],
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Dosing History' })).toBeVisible();
    await expect(screen.getByText('Your medical records. Now in your Hands')).toBeVisible();
    const [newest, ...earlier] = await findCards();
    await expect(within(newest as HTMLElement).getByText('Newest')).toBeVisible();
    await expect(within(newest as HTMLElement).getByText('20 mg a day')).toBeVisible();
    await expect(within(newest as HTMLElement).getByText('Shake the bottle well.')).toBeVisible();
    await expect(earlier).toHaveLength(2);
    for (const card of earlier) {
      await expect(within(card).getByText('Earlier')).toBeVisible();
      for (const notes of within(card).getAllByText('Admin not entered notes yet'))
        await expect(notes).toBeVisible();
    }
    await expect(within(earlier[0] as HTMLElement).getByText('Dosage notes not entered yet')).toBeVisible();
    await expect(screen.getAllByText('Newest')).toHaveLength(1);
  },
};

/** Shows ten, then five more; Shoops sent together are one recommendation. */
export const HundredRecommendations: Story = {
  args: {
    prepare: ({ tables }) => {
      const [template] = tables.shoops.filter(({ userId, isReady }) => userId === 'patient' && isReady);
      if (!template) return;
      tables.shoops = Array.from({ length: 200 }, (_, index) => ({
        ...template,
        id: `s${index}`,
        createdAt: new Date(Date.UTC(2026, 9, 1) - Math.floor(index / 2) * 86_400_000).toISOString(),
        targetCannabinoid: index % 2 ? 'THC delta 8' : 'CBD',
      }));
    },
  },
  play: async () => {
    await expect(await findCards()).toHaveLength(10);
    await expect(screen.getAllByRole('article', { name: /^(CBD|THC)/ })).toHaveLength(20);
    await expect(screen.getByText('Showing 10 of 100')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await expect(await findCards()).toHaveLength(15);
    await waitFor(async () => expect((await findCards())[10]).toHaveFocus());
  },
};

export const NoRecommendations: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    await expect(await screen.findByText('No Recommended Shoop added Yet')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  },
};

/** Unreadable recommendations are counted in a notice, so that they do not pass for none. */
export const SomeUnreadable: Story = {
  args: {
    prepare: ({ tables }) => {
      const own = tables.shoops.filter(({ userId }) => userId === 'patient');
      // Three Shoops, two of which were sent together: without a time, each counts alone.
      for (const shoop of own.slice(1)) Object.assign(shoop, { createdAt: 'yesterday' });
    },
  },
  play: async () => {
    await expect(
      await screen.findByText('3 recommendations could not be read and are missing here.'),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See your physicians' })).toBeVisible();
    await expect(await findCards()).toHaveLength(1);
  },
};

export const AllUnreadable: Story = {
  args: {
    prepare: ({ tables }) => {
      tables.shoops = tables.shoops.filter(({ userId }) => userId === 'patient').slice(0, 1);
      for (const shoop of tables.shoops) Object.assign(shoop, { createdAt: 'yesterday' });
    },
  },
  play: async () => {
    await expect(
      await screen.findByText('1 recommendation could not be read and is missing here.'),
    ).toBeVisible();
    await expect(screen.queryByText('No Recommended Shoop added Yet')).toBeNull();
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listShoops', effect: { kind: 'timeout' } }] },
  play: async () => {
    await expect(await screen.findByText('Loading your Dosing History')).toBeInTheDocument();
  },
};

export const CannotLoad: Story = {
  args: { faults: [{ endpoint: 'listShoops', effect: { kind: 'status', status: 500 }, once: true }] },
  play: async () => {
    const notice = within(
      (await screen.findByText('We could not load your Dosing History.')).closest(
        '[role=alert]',
      ) as HTMLElement,
    );
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await expect(await findCards()).toHaveLength(3);
  },
};

/** Returning to the tab refetches; the former newest recommendation becomes an earlier one. */
export const ShoopArrives: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await expect(await findCards()).toHaveLength(3);
    happen(getStoryStore(), 'shoop-sent', 'patient@clinic.test');
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await findCards()).toHaveLength(4));
    await expect(screen.getAllByText('Earlier')).toHaveLength(3);
  },
};

/** After a failed refetch a notice says that the list may not be the newest. */
export const ReloadFails: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await expect(await findCards()).toHaveLength(3);
    getStoryStore().addFault({ endpoint: 'listShoops', effect: { kind: 'offline' } });
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('We could not load the newest recommendations.');
    await expect(await findCards()).toHaveLength(3);
    getStoryStore().clearFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/could not load/)).toBeNull());
  },
};

/** Recommendation of several medicines that were sent together. */
export const SeveralMedicines: Story = {
  args: {
    prepare: (fresh) => {
      const physicianAndPatient = { physicianId: 'physician', userId: 'patient' };
      const withCannabinoid = (targetCannabinoid: string) => ({ ...eveningRelief, targetCannabinoid });
      addShoop(
        fresh,
        physicianAndPatient,
        eveningRelief,
        withCannabinoid('THC delta 8'),
        withCannabinoid('CBDVA'),
      );
    },
  },
  play: async () => {
    const [newest] = await findCards();
    await expect(within(newest as HTMLElement).getAllByRole('article')).toHaveLength(3);
  },
};

export const OnAPhone: Story = {
  ...SeveralMedicines,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

export const OnASmallPhone: Story = {
  ...SeveralMedicines,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await findCards();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** By keyboard: Enter prints one recommendation alone, until the next key. */
export const PrintsByKeyboard: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const print = fn();
    window.print = print;
    const [newest, earlier] = await findCards();
    const button = within(newest as HTMLElement).getByRole('button', {
      name: /^Print the recommendation of/,
    });
    while (document.activeElement !== button) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalledTimes(1);
    await expect(newest?.closest('[data-print-alone]')).not.toBeNull();
    await expect(earlier?.closest('[data-print-alone]')).toBeNull();
    await userEvent.tab();
    await expect(document.querySelector('[data-print-alone]')).toBeNull();
  },
};
