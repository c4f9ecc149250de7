import type { Meta, StoryObj } from '@storybook/react-vite';
import { createAtom } from '@tanstack/store';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { TimeMachine } from '#mocks/controls/time-machine.ts';
import type { Revision } from '#mocks/history/revision.ts';
import { reportingForms } from '#ui/leaving/unsaved-work.ts';
import { goSpy, openConsole, resetStage, Stage } from './stage.tsx';

const dayMs = 86_400_000;
const firstChange = Date.UTC(2026, 4, 4, 9);

/** Creates the change with a number; each is a minute after the one before. */
const createRevision = (number: number, fields: Partial<Revision> = {}): Revision => ({
  number,
  title: 'Log a daily check-up',
  call: 'POST dashboard/healthCheckUp',
  by: 'Ruth Okafor, patient',
  at: firstChange + number * 60_000,
  clockOffset: 0,
  address: 'add-symptoms?yes=true',
  seat: '',
  characters: 1,
  ...fields,
});

const revisions = [
  createRevision(1, { title: 'Scenario “complete” started', call: '', by: 'Console', address: '' }),
  createRevision(2),
  createRevision(3, {
    title: 'Save a note',
    by: 'Helen Ashworth, physician',
    seat: 'seat:2',
    clockOffset: dayMs,
  }),
];

const goBackSpy = fn();
const setClockSpy = fn();

/** Creates a time machine with changes; its commands are spies. */
const createTimeMachine = (list: readonly Revision[], goBack?: () => Promise<string>): TimeMachine => ({
  changes: createAtom(0),
  list: async () => list,
  goBack: async (number) => {
    goBackSpy(number);
    return goBack ? goBack() : 'add-symptoms?yes=true';
  },
  setClock: async (...inputs) => setClockSpy(...inputs),
});

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Time',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { timeMachine: createTimeMachine(revisions) },
  beforeEach() {
    resetStage();
    goBackSpy.mockReset();
    setClockSpy.mockReset();
    return () => reportingForms.clear();
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** The slider goes through the changes by keyboard; the card says who made one, when and where. */
export const BackToAChange: Story = {
  play: async () => {
    const panel = await openConsole('Time');
    const slider = await panel.findByRole('slider', { name: 'Change' });
    const card = panel.getByRole('article', { name: 'Chosen change' });
    await expect(card).toHaveTextContent('Helen Ashworth, physician');
    await expect(card).toHaveTextContent('seat 2');
    await expect(panel.getByRole('button', { name: 'Back to here' })).toBeDisabled();
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Log a daily check-up'));
    await expect(card).toHaveTextContent('POST dashboard/healthCheckUp');
    await userEvent.click(panel.getByRole('button', { name: 'Back to here' }));
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith('add-symptoms?yes=true'));
    await expect(goBackSpy).toHaveBeenCalledWith(2);
  },
};

export const NoChangesYet: Story = {
  args: { timeMachine: createTimeMachine([]) },
  play: async () => {
    const panel = await openConsole('Time');
    await expect(await panel.findByText(/No changes yet/)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Back to here' })).toBeNull();
  },
};

/** A state that is gone is explained, and the page stays. */
export const StateIsGone: Story = {
  args: {
    timeMachine: createTimeMachine(revisions, () =>
      Promise.reject(new Error('This state is no longer kept.')),
    ),
  },
  play: async () => {
    const panel = await openConsole('Time');
    await userEvent.click(await panel.findByRole('button', { name: 'Earlier' }));
    await userEvent.click(panel.getByRole('button', { name: 'Back to here' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('This state is no longer kept.');
    await expect(goSpy).not.toHaveBeenCalled();
  },
};

/** Text that a reload would lose is named first, and stays if the tester does. */
export const UnsavedTextIsNamed: Story = {
  play: async () => {
    reportingForms.add(() => ['Personal Information']);
    const panel = await openConsole('Time');
    await userEvent.click(await panel.findByRole('button', { name: 'Go to: Midnight' }));
    const question = await panel.findByRole('group', { name: 'Unsaved text would be lost' });
    await expect(question).toHaveTextContent('Not saved on this page: Personal Information.');
    await userEvent.click(panel.getByRole('button', { name: 'Stay here' }));
    await expect(setClockSpy).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole('button', { name: 'Go to: Midnight' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Go and lose it' }));
    await waitFor(() => expect(goSpy).toHaveBeenCalledOnce());
    const [time, options] = setClockSpy.mock.lastCall ?? [];
    await expect(new Date(time).toTimeString()).toContain('23:59:50');
    await expect(options).toEqual({ keepsSessions: true });
  },
};

/** Moments without an occasion say why they are not there. */
export const NothingToGoTo: Story = {
  play: async () => {
    const panel = await openConsole('Time');
    await expect(await panel.findByRole('button', { name: 'Go to: Token expires' })).toBeDisabled();
    await expect(panel.getAllByText('Only while somebody is signed in.')).toHaveLength(2);
    const field = panel.getByLabelText('Date and time');
    await userEvent.clear(field);
    await userEvent.click(panel.getByRole('button', { name: 'Set' }));
    await expect(await screen.findByText('Please enter a date and a time.')).toBeVisible();
    await expect(setClockSpy).not.toHaveBeenCalled();
  },
};

/** Next to a real API, the clock of the server is all that moves. */
export const ServerClockAdvanced: Story = {
  args: { timeMachine: undefined },
  play: async () => {
    const panel = await openConsole('Time');
    await userEvent.click(await panel.findByRole('button', { name: '+1 day' }));
    // The field of Advance begins with 30 minutes.
    await userEvent.click(panel.getByRole('button', { name: 'Advance' }));
    await expect(await panel.findByText('1 day 30 minutes ahead of the page')).toBeVisible();
    await expect(panel.queryByRole('heading', { name: 'History' })).toBeNull();
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await openConsole('Time');
    await expect(await panel.findByRole('slider', { name: 'Change' })).toBeVisible();
  },
};
