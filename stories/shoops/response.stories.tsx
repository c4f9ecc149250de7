import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DoseAndResponse } from '#features/shoops/response/dose-and-response.tsx';
import { addShoop } from '#mocks/rules/add-shoop.ts';
import type { Store } from '#mocks/store/store.ts';
import { Stage } from './stage.tsx';
import { createEveningShoop, hostileShoop, replaceShoops, ruthId } from './support.ts';

/** A patient's Shoops and check-ups on one timeline. */
const meta: Meta<typeof Stage> = {
  title: 'Components/Shoop/Recommendation/Dose and response',
  component: Stage,
  args: { children: <DoseAndResponse patientId={ruthId} /> },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Adds Shoops that were sent together some days ago. */
const addShoopsDaysAgo = (
  fresh: Store,
  daysAgo: number,
  ...inputs: Parameters<typeof createEveningShoop>[]
) =>
  addShoop(
    fresh,
    { physicianId: 'physician', userId: ruthId, hoursAgo: daysAgo * 24 },
    ...inputs.map((input) => createEveningShoop(...input)),
  );
/** Replaces the Shoops by a dose of CBD, raised 25 days later with CBN added. */
const addRaisedDose = (fresh: Store) => {
  replaceShoops(true)(fresh);
  addShoopsDaysAgo(fresh, 45, ['CBD', 20]);
  addShoopsDaysAgo(fresh, 20, ['CBD', 30], ['CBN', 5]);
};
const findRegion = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const findTimeline = () => screen.findByRole('figure', { name: /, and the doses$/ });

/** Each cannabinoid has its changes of dose and the check-ups since; a table has the numbers. */
export const DosesAndCheckUps: Story = {
  args: { prepare: addRaisedDose },
  play: async () => {
    const cbd = await findRegion(/^CBD/);
    await expect(cbd.getByText(/20.mg → 30.mg/)).toBeVisible();
    await expect(cbd.getByText('Before the first Shoop')).toBeVisible();
    // Before the first Shoop, on 20 mg and on 30 mg.
    await expect(cbd.getAllByText(/better in \d+ of \d+ check-ups/)).toHaveLength(3);
    await expect(cbd.queryByText('Not part of the newest recommendation')).toBeNull();
    // Before the first CBN, and on 5 mg.
    await expect((await findRegion(/^CBN/)).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(cbd.getByRole('button', { name: /^Show table/ }));
    // A header row and the three entries above.
    await expect((await cbd.findAllByRole('row')).length).toBe(4);
    const figure = await findTimeline();
    // Worse, same and better.
    await waitFor(() => expect(figure.querySelectorAll('.recharts-bar')).toHaveLength(3));
    await expect(figure.querySelector('.recharts-line')).toBeNull();
    await userEvent.click(within(figure).getByRole('button', { name: 'Show table of Pain Relief' }));
    await expect(await within(figure).findByRole('columnheader', { name: 'Week of' })).toBeVisible();
  },
};

/** The objective that the check-ups rate can be chosen. */
export const AnotherObjective: Story = {
  args: { prepare: addRaisedDose },
  play: async () => {
    const cbd = await findRegion(/^CBD/);
    await expect(await findTimeline()).toHaveAccessibleName('Pain Relief by week, and the doses');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What the check-ups rate' }),
      'Mental Health',
    );
    await expect(cbd.getAllByText(/^Mental Health: /).length).toBeGreaterThan(1);
    await expect(await findTimeline()).toHaveAccessibleName('Mental Health by week, and the doses');
  },
};

/** Steps share one axis: one ends where the next begins. A label without room is left out whole. */
export const StepsOfTimeline: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  args: {
    prepare: (fresh) => {
      replaceShoops(true)(fresh);
      addShoopsDaysAgo(fresh, 45, ['CBD', 20]);
      addShoopsDaysAgo(fresh, 28, ['CBD', 1234.56]);
      addShoopsDaysAgo(fresh, 26, ['CBD', 30], ['CBN', 5]);
    },
  },
  play: async () => {
    const figure = within(await findTimeline());
    const [first, short, last] = [/^20.mg$/, /^1,234\.56.mg$/, /^30.mg$/].map((dose) => {
      const label = figure.getByText(dose);
      const step = label.parentElement?.getBoundingClientRect();
      const { top, right } = label.getBoundingClientRect();
      if (!step) throw new Error('A label stands in its step');
      // A label without room wraps into a second line, which the step cuts off whole.
      const isShown = top < step.bottom;
      return { step, isShown, isCut: isShown && right > step.right };
    });
    await expect([first, short, last].filter((one) => one?.isCut)).toEqual([]);
    await expect(first?.isShown).toBe(true);
    await expect(short?.isShown).toBe(false);
    await expect(last?.isShown).toBe(true);
    await expect(first?.step?.right).toBeCloseTo(Number(short?.step?.left), 0);
    await expect(Number(short?.step?.height)).toBeGreaterThan(Number(last?.step?.height));
    const cbn = figure.getByText(/^5.mg$/);
    await expect(cbn.parentElement?.getBoundingClientRect().left).toBeCloseTo(Number(last?.step?.left), 0);
  },
};

/** A medicine missing from the newest recommendation is marked; it may still be taken. */
export const MedicineLeftOut: Story = {
  args: {
    prepare: (fresh) => {
      replaceShoops(true)(fresh);
      addShoopsDaysAgo(fresh, 45, ['CBD', 20]);
      addShoopsDaysAgo(fresh, 20, ['CBN', 5]);
    },
  },
  play: async () => {
    const cbd = await findRegion(/^CBD/);
    await expect(cbd.getByText('Not part of the newest recommendation')).toBeVisible();
  },
};

export const NothingSent: Story = {
  args: { prepare: replaceShoops(true) },
  play: async () => {
    await screen.findByText('No dose to follow yet');
  },
};

export const NoCheckUps: Story = {
  args: {
    prepare: (fresh) => {
      addRaisedDose(fresh);
      fresh.tables.checkUps = [];
    },
  },
  play: async () => {
    await screen.findByText('No check-up has been logged that rates how it goes.');
    await expect((await findRegion(/^CBD/)).getAllByText('No check-up since')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listCheckUps', effect: { kind: 'timeout' } }] },
  play: async () => {
    await screen.findByText('Loading doses and check-ups');
  },
};

export const LoadFails: Story = {
  args: {
    prepare: addRaisedDose,
    faults: [{ endpoint: 'listCheckUps', effect: { kind: 'status', status: 503 }, once: true }],
  },
  play: async () => {
    const notice = within(await screen.findByRole('alert'));
    await expect(notice.getByText('We could not load the check-ups.')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await findRegion(/^CBD/);
  },
};

/** A long HTML name fits into 320 px. */
export const HostileOnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  args: {
    prepare: replaceShoops(true, { ...hostileShoop, targetCannabinoid: `<b>${'Cannabi'.repeat(20)}` }),
  },
  play: async () => {
    await findRegion(/Cannabi/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
