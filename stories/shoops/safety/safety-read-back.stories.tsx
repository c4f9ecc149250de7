import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getStoryStore } from '#stories/support/story-store.ts';
import { onDecision, SafetyBench } from './safety-bench.tsx';
import { clickSaveAndSend, expectNoDialog, findSendButton, listSentShoops } from './safety-dialog.ts';
import { oneMedicine, threeMedicines } from './safety-medicines.ts';

/** The stored Shoop is compared with the sent one. */
const meta: Meta<typeof SafetyBench> = {
  title: 'Screens/Physician/A patient/Shoop/Read back',
  component: SafetyBench,
  parameters: { layout: 'fullscreen' },
  args: { patientId: 'complete-patient', signedInAs: 'physician@clinic.test', medicines: oneMedicine },
  beforeEach: () => {
    onDecision.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof SafetyBench>;

const findAlarm = async () => within(await screen.findByRole('alert'));
/** Sends the Shoop and waits until the preview is closed. */
async function sendShoop() {
  await clickSaveAndSend();
  await userEvent.click(await findSendButton('Ruth Okafor'));
  await expectNoDialog();
}

/** The alarm lists what was sent and what is stored, and stays until it is dismissed. */
export const StoredShoopDiffers: Story = {
  args: {
    medicines: threeMedicines,
    faults: [{ endpoint: 'createShoops', effect: { kind: 'other-doses' } }],
  },
  play: async () => {
    await sendShoop();
    const alarm = await findAlarm();
    await expect(alarm.getByText(/stored something else than you sent to Ruth Okafor/)).toBeVisible();
    const items = alarm
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    await expect(items).toContain('CBN, Target daily doseSent: 5 mgStored: 50 mg');
    // The target and the doses of each medicine.
    await expect(items).toHaveLength(6);
  },
};

export const AlarmDismissed: Story = {
  tags: ['behavior', '!state'],
  args: StoredShoopDiffers.args,
  play: async () => {
    await sendShoop();
    await userEvent.click((await findAlarm()).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(screen.getByRole('heading', { name: 'Create New SHOOP' })).toHaveFocus();
  },
};

/** The stored doses are corrected, so a new check removes the alarm. */
export const CorrectedAndChecked: Story = {
  tags: ['behavior', '!state'],
  args: StoredShoopDiffers.args,
  play: async () => {
    await sendShoop();
    const alarm = await findAlarm();
    for (const shoop of listSentShoops('complete-patient').slice(-3)) {
      // The fault has stored tenfold doses.
      shoop.dailyDose /= 10;
      for (const dose of shoop.ShoopDoses) dose.dose /= 10;
    }
    await userEvent.click(alarm.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** The check failed: the alarm says so and offers Retry. */
export const CheckFails: Story = {
  play: async () => {
    await clickSaveAndSend();
    const button = await findSendButton('Ruth Okafor');
    getStoryStore().addFault({ endpoint: 'listPatientShoops', effect: { kind: 'offline' } });
    await userEvent.click(button);
    const alarm = await findAlarm();
    await expect(alarm.getByText('We could not check what the clinic stored.')).toBeVisible();
    await userEvent.click(alarm.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  },
};

/** A later check succeeds and finds no difference. */
export const CheckedOnRetry: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await CheckFails.play?.({} as never);
    getStoryStore().clearFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** The alarm is scrolled into view although the button is far below it. */
export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  args: { ...StoredShoopDiffers.args, hasSpacer: true },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    (await screen.findByRole('button', { name: 'Save & Send' })).scrollIntoView();
    await expect(window.scrollY).toBeGreaterThan(window.innerHeight);
    await sendShoop();
    const alarm = await screen.findByRole('alert');
    await waitFor(() => {
      const { top, bottom } = alarm.getBoundingClientRect();
      expect(top).toBeLessThan(window.innerHeight);
      expect(bottom).toBeGreaterThan(0);
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
