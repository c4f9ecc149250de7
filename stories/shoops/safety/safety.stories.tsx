import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onDecision, SafetyBench } from './safety-bench.tsx';
import {
  clickSaveAndSend,
  expectNoDialog,
  expectVisible,
  findPreview,
  findSendButton,
  listSentShoops,
} from './safety-dialog.ts';
import { oneMedicine, threeMedicines } from './safety-medicines.ts';

/** Preview between Save & Send and the sending. */
const meta: Meta<typeof SafetyBench> = {
  title: 'Screens/Physician/A patient/Shoop/Before it is sent',
  component: SafetyBench,
  parameters: { layout: 'fullscreen' },
  args: { patientId: 'complete-patient', signedInAs: 'physician@clinic.test', medicines: threeMedicines },
  beforeEach: () => {
    onDecision.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof SafetyBench>;

/** The preview shows the patient, the warnings and each medicine's card. */
export const ThreeMedicines: Story = {
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    const patientGroup = await dialog.findByRole('group', { name: 'It is for' });
    await expect(patientGroup).toHaveTextContent('Ruth Okafor Born 11-03-1957');
    await waitFor(() => expect(patientGroup).toHaveFocus());
    // One heading for the whole day and one for each medicine.
    await expect(dialog.getAllByRole('heading', { level: 5 })).toHaveLength(4);
    const thirdWarnings = within(await dialog.findByRole('group', { name: 'Please check CBN: medicine 3' }));
    await expectVisible(async () => thirdWarnings.getByText(/in the morning\. The dose is/));
    await expectVisible(async () => dialog.getByRole('heading', { name: 'CBD (cannabidiol)' }));
  },
};

/** A double click sends once. */
export const SentByDoubleClick: Story = {
  play: async () => {
    const countBefore = listSentShoops('complete-patient').length;
    await clickSaveAndSend();
    await userEvent.dblClick(await findSendButton('Ruth Okafor'));
    await expectNoDialog();
    await expect(onDecision.mock.calls).toEqual([[true]]);
    await waitFor(() => expect(listSentShoops('complete-patient')).toHaveLength(countBefore + 3));
    // The sent Shoops are read back; an alert would say that a stored one differs.
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Back, Close and Escape send nothing and return focus to Save & Send. */
export const PreviewLeft: Story = {
  play: async () => {
    const waysToLeave = [
      async () => userEvent.click((await findPreview()).getByRole('button', { name: 'Back' })),
      async () => userEvent.click((await findPreview()).getByRole('button', { name: 'Close' })),
      async () => userEvent.keyboard('{Escape}'),
    ];
    for (const leave of waysToLeave) {
      await clickSaveAndSend();
      await findSendButton('Ruth Okafor');
      await leave();
      await expectNoDialog();
    }
    await expect(onDecision.mock.calls).toEqual([[false], [false], [false]]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save & Send' })).toHaveFocus());
  },
};

/** By keyboard, with focus first on the patient and then on the buttons. */
export const SentByKeyboard: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    (await screen.findByRole('button', { name: 'Save & Send' })).focus();
    await userEvent.keyboard('{Enter}');
    const sendButton = await findSendButton('Ruth Okafor');
    await waitFor(() => expect(screen.getByRole('group', { name: 'It is for' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    await expect(sendButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectNoDialog();
    await expect(onDecision.mock.calls).toEqual([[true]]);
  },
};

/** The title says that the patient has died; sending is still possible. */
export const PatientHasDied: Story = {
  args: {
    medicines: oneMedicine,
    prepare: ({ tables }) => {
      const patient = tables.accounts.find(({ id }) => id === 'complete-patient');
      if (patient) Object.assign(patient, { deceased: true, deceasedDate: '10-02-2025' });
    },
  },
  play: async () => {
    await clickSaveAndSend();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Send a Shoop to a patient who has died?' }),
    );
    await expectVisible(async () => dialog.getByText(/Whoever reads this patient’s messages now/));
    await expect(dialog.getByRole('button', { name: 'Send to Ruth Okafor' })).toBeEnabled();
  },
};

/** A similar Shoop just went to another patient: Send is disabled until this one is confirmed. */
export const SimilarShoopOfOtherPatient: Story = {
  args: {
    medicines: oneMedicine,
    earlierSending: {
      patientId: 'patient',
      name: 'Grace Holloway',
      born: 'Born 04-28-1986',
      minutesAgo: 3,
    },
  },
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    await expectVisible(() =>
      dialog.findByText('Nearly the same Shoop went to Grace Holloway 3 minutes ago.'),
    );
    const sendButton = dialog.getByRole('button', { name: 'Send to Ruth Okafor' });
    await expect(sendButton).toBeDisabled();
    await expect(sendButton).toHaveAccessibleDescription('Please say first whom it is for.');
    await userEvent.click(dialog.getByRole('radio', { name: /Grace Holloway/ }));
    await expect(dialog.getByRole('status')).toHaveTextContent('this one would go to Ruth Okafor');
    await expect(sendButton).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Ruth Okafor/ }));
    await expect(sendButton).toBeEnabled();
  },
};

/** After ten minutes there is no question. */
export const SentLongAgo: Story = {
  args: {
    ...SimilarShoopOfOtherPatient.args,
    earlierSending: { patientId: 'patient', name: 'Grace Holloway', born: '', minutesAgo: 11 },
  },
  play: async () => {
    await clickSaveAndSend();
    await expect(await findSendButton('Ruth Okafor')).toBeEnabled();
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

/** If the patient cannot be loaded, nothing can be sent. */
export const PatientNotLoaded: Story = {
  args: { faults: [{ endpoint: 'readPatient', effect: { kind: 'offline' } }] },
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    await expectVisible(async () => screen.getByText('We could not load the patient.'));
    await expect(dialog.queryByRole('button', { name: /^Send to/ })).toBeNull();
  },
};

/** If earlier Shoops cannot be loaded, the preview says that they were not compared. */
export const EarlierShoopsNotLoaded: Story = {
  args: { medicines: oneMedicine, faults: [{ endpoint: 'listPatientShoops', effect: { kind: 'offline' } }] },
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    await expectVisible(() => dialog.findByText('Not everything could be compared.'));
    await expectVisible(async () =>
      dialog.getByText('We could not load what was sent before of this patient.'),
    );
    await expect(await findSendButton('Ruth Okafor')).toBeEnabled();
  },
};

/** A payload with the id of another patient, as after a programming error, is not shown or sent. */
export const PayloadOfOtherPatient: Story = {
  args: { medicines: oneMedicine, payloadPatientId: 'patient' },
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    await expectVisible(() => dialog.findByText('This cannot be sent as it is.'));
    await expect(dialog.queryByText(/Recommended on/)).toBeNull();
    await expect(await findSendButton('Ruth Okafor')).toBeDisabled();
  },
};

/** At 320 px nothing is cut at the side, and Send is a target of at least 44 px. */
export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await clickSaveAndSend();
    const sendButton = await findSendButton('Ruth Okafor');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(sendButton.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
