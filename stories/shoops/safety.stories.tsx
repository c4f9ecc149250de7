import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { decided, SafetyBench } from './safety-bench.tsx';
import { gone, preview, sendButton, shoopsOf, shown, start } from './safety-dialog.ts';
import { one, three } from './safety-medicines.ts';

/** What stands between Save & Send and the patient. */
const meta: Meta<typeof SafetyBench> = {
  title: 'Screens/Physician/A patient/Shoop/Before it is sent',
  component: SafetyBench,
  parameters: { layout: 'fullscreen' },
  args: { patientId: 'complete-patient', signedInAs: 'physician@clinic.test', medicines: three },
  beforeEach: () => {
    decided.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof SafetyBench>;

/** Whom it is for, what looks mistaken, and what the patient will read; the buttons come last. */
export const ThreeMedicines: Story = {
  play: async () => {
    await start();
    const dialog = await preview();
    const whom = await dialog.findByRole('group', { name: 'It is for' });
    await expect(whom).toHaveTextContent('Ruth Okafor Born 11-03-1957');
    await waitFor(() => expect(whom).toHaveFocus());
    // The day as a whole, then each medicine: as the patient reads it.
    await expect(dialog.getAllByRole('heading', { level: 5 })).toHaveLength(4);
    const third = within(await dialog.findByRole('group', { name: 'Please check CBN: medicine 3' }));
    await shown(async () => third.getByText(/in the morning\. The dose is/));
    await shown(async () => dialog.getByRole('heading', { name: 'CBD (cannabidiol)' }));
  },
};

/** Sent by two presses, once. */
export const Sent: Story = {
  play: async () => {
    const before = shoopsOf('complete-patient').length;
    await start();
    await userEvent.dblClick(await sendButton('Ruth Okafor'));
    await gone();
    await expect(decided.mock.calls).toEqual([[true]]);
    await waitFor(() => expect(shoopsOf('complete-patient')).toHaveLength(before + 3));
    // What is as it was sent raises no alarm.
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Back, the cross and Escape send nothing, and the keyboard is where it was. */
export const NotSent: Story = {
  play: async () => {
    for (const leave of [
      async () => userEvent.click((await preview()).getByRole('button', { name: 'Back' })),
      async () => userEvent.click((await preview()).getByRole('button', { name: 'Close' })),
      async () => userEvent.keyboard('{Escape}'),
    ]) {
      await start();
      await sendButton('Ruth Okafor');
      await leave();
      await gone();
    }
    await expect(decided.mock.calls).toEqual([[false], [false], [false]]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save & Send' })).toHaveFocus());
  },
};

/** By the keys alone, past everything that is to be read. */
export const ByKeyboard: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    (await screen.findByRole('button', { name: 'Save & Send' })).focus();
    await userEvent.keyboard('{Enter}');
    const send = await sendButton('Ruth Okafor');
    await waitFor(() => expect(screen.getByRole('group', { name: 'It is for' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(decided.mock.calls).toEqual([[true]]);
  },
};

/** What would reach a family is said first; it can be sent. */
export const AfterADeath: Story = {
  args: {
    medicines: one,
    prepare: ({ tables }) => {
      const patient = tables.accounts.find(({ id }) => id === 'complete-patient');
      if (patient) Object.assign(patient, { deceased: true, deceasedDate: '10-02-2025' });
    },
  },
  play: async () => {
    await start();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Send a Shoop to a patient who has died?' }),
    );
    await shown(async () => dialog.getByText(/Whoever reads this patient’s messages now/));
    await expect(dialog.getByRole('button', { name: 'Send to Ruth Okafor' })).toBeEnabled();
  },
};

/** Nearly the same went to somebody else a moment ago: nothing is sent before it is said whom this one is for. */
export const ForAnotherPatient: Story = {
  args: {
    medicines: one,
    sentBefore: {
      ...{ patientId: 'patient', name: 'Grace Holloway', born: 'Born 04-28-1986', minutesAgo: 3 },
    },
  },
  play: async () => {
    await start();
    const dialog = await preview();
    await shown(() => dialog.findByText('Nearly the same Shoop went to Grace Holloway 3 minutes ago.'));
    const send = dialog.getByRole('button', { name: 'Send to Ruth Okafor' });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription('Please say first whom it is for.');
    await userEvent.click(dialog.getByRole('radio', { name: /Grace Holloway/ }));
    await expect(dialog.getByRole('status')).toHaveTextContent('this one would go to Ruth Okafor');
    await expect(send).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Ruth Okafor/ }));
    await expect(send).toBeEnabled();
  },
};

/** More than ten minutes ago nobody is asked. */
export const LongAgo: Story = {
  args: {
    ...ForAnotherPatient.args,
    sentBefore: { patientId: 'patient', name: 'Grace Holloway', born: '', minutesAgo: 11 },
  },
  play: async () => {
    await start();
    await expect(await sendButton('Ruth Okafor')).toBeEnabled();
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

/** The patient cannot be shown: nothing can be sent, and it is tried again. */
export const PatientUnknown: Story = {
  args: { faults: [{ endpoint: 'readPatient', effect: { kind: 'offline' } }] },
  play: async () => {
    await start();
    const dialog = await preview();
    await shown(async () => screen.getByText('We could not load the patient.'));
    await expect(dialog.queryByRole('button', { name: /^Send to/ })).toBeNull();
  },
};

/** What was sent before is not known: that is said, and nothing is compared with it. */
export const PastUnknown: Story = {
  args: { medicines: one, faults: [{ endpoint: 'listPatientShoops', effect: { kind: 'offline' } }] },
  play: async () => {
    await start();
    const dialog = await preview();
    await shown(() => dialog.findByText('Not everything could be compared.'));
    await shown(async () => dialog.getByText('We could not load what was sent before of this patient.'));
    await expect(await sendButton('Ruth Okafor')).toBeEnabled();
  },
};

/** What bears another patient's name is neither shown nor sent. */
export const SomebodyElses: Story = {
  args: { medicines: one, payloadsFor: 'patient' },
  play: async () => {
    await start();
    const dialog = await preview();
    await shown(() => dialog.findByText('This cannot be sent as it is.'));
    await expect(dialog.queryByText(/Recommended on/)).toBeNull();
    await expect(await sendButton('Ruth Okafor')).toBeDisabled();
  },
};

export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await start();
    const send = await sendButton('Ruth Okafor');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(send.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
