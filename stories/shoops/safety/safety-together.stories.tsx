import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { createEveningShoop, replaceShoops, ruthId } from '../support.ts';
import { SafetyBench } from './safety-bench.tsx';
import { clickSaveAndSend, expectVisible, findPreview, findSendButton } from './safety-dialog.ts';
import { createMedicine, oneMedicine } from './safety-medicines.ts';

/** A Shoop that would replace one sent to the same patient minutes ago (decision 97). */
const meta: Meta<typeof SafetyBench> = {
  title: 'Screens/Physician/A patient/Shoop/Before it is sent/Sent a moment ago',
  component: SafetyBench,
  parameters: { layout: 'fullscreen' },
  args: {
    patientId: ruthId,
    signedInAs: 'physician@clinic.test',
    medicines: oneMedicine,
    prepare: replaceShoops(true, createEveningShoop('CBD', 30, { note: 'With food.' })),
    earlierSending: {
      patientId: ruthId,
      name: 'Ruth Okafor',
      born: '',
      minutesAgo: 2,
      medicines: [createMedicine('CBD', [['30', 'Evening']])],
    },
  },
};
export default meta;
type Story = StoryObj<typeof SafetyBench>;

const sentBeforeText = /^CBD \(cannabidiol\) 30.mg went to Ruth Okafor 2 minutes ago\.$/;

/** The preview says that the patient will read only this one as current. */
export const SendBothOffered: Story = {
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    await expectVisible(() => dialog.findByText(sentBeforeText));
    await expect(dialog.getByRole('button', { name: 'Send both together' })).toBeEnabled();
    await expect(await findSendButton('Ruth Okafor')).toBeEnabled();
  },
};

/** Both are in the preview of what the patient will read. */
export const SendBothChosen: Story = {
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    await userEvent.click(await dialog.findByRole('button', { name: 'Send both together' }));
    await expectVisible(() => dialog.findByText('Both are sent together.'));
    const card = within(dialog.getByRole('region', { name: 'What Ruth Okafor will read' }));
    await expectVisible(() => card.findByText('With food.'));
    await expectVisible(() => card.findByText('Half an hour before you lie down.'));
  },
};

export const OnSmallPhone: Story = {
  ...SendBothChosen,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
};

/** The same cannabinoid again is a correction, so sending both is not offered. */
export const CorrectionOfSameCannabinoid: Story = {
  args: { medicines: [createMedicine('CBD', [['40', 'Evening']])] },
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    await expectVisible(() => dialog.findByText(sentBeforeText));
    await expect(dialog.queryByRole('button', { name: 'Send both together' })).toBeNull();
  },
};

/** After ten minutes there is no offer. */
export const SentLongAgo: Story = {
  tags: ['behavior', '!state'],
  args: { earlierSending: { patientId: ruthId, name: 'Ruth Okafor', born: '', minutesAgo: 11 } },
  play: async () => {
    await clickSaveAndSend();
    await findSendButton('Ruth Okafor');
    await expect(screen.queryByText(/went to Ruth Okafor/)).toBeNull();
  },
};
