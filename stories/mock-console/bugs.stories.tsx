import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { currentRecorder } from '#mocks/capsule/current-recorder.ts';
import type { Recorder } from '#mocks/capsule/recorder/recorder.ts';
import { Recording } from '#mocks/capsule/recorder/recording.ts';
import { createNoRecording } from '#mocks/capsule/recorder/recording-storage.ts';
import type { Act } from '#mocks/capsule/step.ts';
import { openConsole, resetStage, Stage } from './stage.tsx';

const noRecorder = currentRecorder.start;

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Bugs',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    resetStage();
    currentRecorder.start = noRecorder;
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const visitTime = Date.UTC(2026, 2, 2, 9);
const acts: readonly Act[] = [
  { kind: 'load', address: 'login' },
  {
    kind: 'type',
    on: { role: 'textbox', name: 'Email', index: 0, count: 1 },
    value: 'patient@clinic.test',
  },
  { kind: 'click', on: { role: 'button', name: 'Log in', index: 0, count: 1 } },
  { kind: 'seen', role: 'alert', text: 'The email or password is not correct' },
];

/** Records acts as a page would, from a state on. @returns the recording, to go on with */
function record(hasState: boolean): Recording {
  const recording = new Recording(createNoRecording());
  if (hasState) recordState(recording);
  for (const act of acts) recording.addStep(act, visitTime);
  const recorder: Recorder = {
    recording,
    salt: '',
    take: () => {},
    recordAddress: () => {},
    untilBase: async () => {},
    untilViewed: async () => {},
  };
  currentRecorder.start = async () => recorder;
  return recording;
}

/** Adds a state from which a capsule can begin. */
function recordState(recording: Recording): void {
  recording.addBase({
    order: recording.nextOrder(),
    address: 'login',
    pageTime: visitTime,
    session: null,
    state: new Uint8Array(),
  });
}

/** The steps unfold; a capsule may end earlier. */
export const Recorded: Story = {
  beforeEach: () => void record(true),
  play: async () => {
    const panel = await openConsole('Bugs');
    await userEvent.click(await panel.findByText('4 steps, 0 calls'));
    await expect(
      await panel.findByText('Type “patient@clinic.test” into field “Email”', { selector: 'li' }),
    ).toBeVisible();
    await userEvent.selectOptions(
      panel.getByRole('combobox', { name: 'Ends with' }),
      'Click button “Log in”',
    );
    await expect(await panel.findByText('3 steps, 0 calls')).toBeVisible();
  },
};

/** Steps before a tester went back in time are still there, apart from those that followed. */
export const WentBack: Story = {
  beforeEach: () => {
    const recording = record(true);
    recording.cut('goBack');
    recordState(recording);
    recording.addStep({ kind: 'load', address: 'dashboard' }, visitTime);
  },
  play: async () => {
    const panel = await openConsole('Bugs');
    await expect(await panel.findByText('1 step, 0 calls')).toBeVisible();
    const start = panel.getByRole('combobox', { name: 'Begins with' });
    await expect(start).toHaveAccessibleDescription(/What you did before is still here/);
    const before = within(within(start).getByRole('group', { name: 'Before going back' }));
    await userEvent.selectOptions(start, before.getByRole('option'));
    await expect(await panel.findByText('4 steps, 0 calls')).toBeVisible();
    const ends = within(panel.getByRole('combobox', { name: 'Ends with' }));
    await expect(ends.queryByRole('option', { name: 'Open /dashboard' })).toBeNull();
  },
};

/** Before the first call there is no state that a replay could begin with. */
export const NothingYet: Story = {
  beforeEach: () => void record(false),
  play: async () => {
    const panel = await openConsole('Bugs');
    await expect(await panel.findByText('Nothing is recorded yet')).toBeVisible();
  },
};

/** A page that records nothing still replays a file, and refuses one that is no capsule. */
export const WrongFile: Story = {
  play: async () => {
    const panel = await openConsole('Bugs');
    await expect(await panel.findByText('Nothing is recorded here')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Capsule file"]');
    const choose = (text: string) =>
      userEvent.upload(input as HTMLInputElement, new File([text], 'notes.har'), { applyAccept: false });
    await choose('no HAR');
    await expect(await panel.findByRole('alert')).toHaveTextContent('neither a HAR nor a gzipped one');
    await choose('{"log":{"entries":[]}}');
    await expect(await panel.findByText(/This is not a bug capsule/)).toBeVisible();
  },
};
