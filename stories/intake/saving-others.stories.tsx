import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectToast, fill, findForm, update } from './support.ts';

/** Documented toasts of the other sections (intake §8). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Saving/Other sections',
  tags: ['behavior', '!state'],
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/info-patient', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const notSavedText = 'Your answers are not saved.';

export const PatientInformationSaved: Story = {
  play: async () => {
    const form = await findForm('Patient Information');
    await fill(form, 'City', 'Lyons');
    await update(form);
    await expectToast('status', 'Patient Information Update Successfully');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus());
  },
};

export const PatientInformationRefused: Story = {
  args: { faults: [{ endpoint: 'savePatientInformation', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    const form = await findForm('Patient Information');
    await fill(form, 'City', 'Lyons');
    await update(form);
    await expectToast('alert', 'Patient Information Not Updated');
    await expect(await form.findByText(notSavedText)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Lyons');
  },
};

export const DiagnosisSaved: Story = {
  args: { path: '/myHealth/diagnosis' },
  play: async () => {
    const form = await findForm('Diagnosis');
    await fill(form, 'Duration', '4 years');
    await update(form);
    await expectToast('status', 'Diagnosis Information Update Successfully');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Treatment History' })).toHaveFocus());
  },
};

export const DiagnosisRefused: Story = {
  args: {
    path: '/myHealth/diagnosis',
    faults: [{ endpoint: 'saveDiagnosis', effect: { kind: 'status', status: 400 } }],
  },
  play: async () => {
    const form = await findForm('Diagnosis');
    await fill(form, 'Duration', '4 years');
    await update(form);
    await expectToast('alert', 'Diagnosis Information Not Updated');
    await expect(await form.findByText(notSavedText)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Duration' })).toHaveValue('4 years');
  },
};
