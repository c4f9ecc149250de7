import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';

const patientId = 'complete-patient';

/** Marks of what the patient changed since the physician last looked (decision 112). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Changed answers',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/physician/patient-profile/${patientId}`,
    signedInAs: 'physician@clinic.test',
    visits: [
      {
        patientId,
        module: 'PatientInformation',
        former: { heightUnit: 'feet', heightFeet: '5', heightInches: '6', weight: '61' },
      },
      { patientId, module: 'Contacts' },
      { patientId, module: 'Medications', former: { medications: [] } },
      { patientId, module: 'FamilyHistory', former: { stroke: false, asthma: true } },
      { patientId, module: 'Summary', former: { note: '' } },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** Rows, entries of a long list, and the names of the sections; nothing where nothing changed. */
export const Marked: Story = {
  play: async () => {
    const information = await section('Patient Information');
    await information.findByText('2 changed');
    await expect(information.getAllByText('Changed')).toHaveLength(2);
    const history = await section('Family History');
    await expect(await history.findAllByText('Changed')).toHaveLength(2);
    await expect((await section('Contacts')).queryByText('Changed')).toBeNull();
    // Never seen, so it is not said to have changed.
    await expect((await section('Diagnosis')).queryByText('Changed')).toBeNull();
  },
};

/** Only changes, and what is not compared: documents. */
export const Filtered: Story = {
  play: async () => {
    const filter = await screen.findByRole('button', { name: 'Show what changed' });
    await (await section('Summary')).findByText('1 changed');
    await userEvent.click(filter);
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByText(/^\d answers have changed since you last looked, on this/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Contacts' })).toBeNull());
    await expect(screen.getByRole('region', { name: 'Documents' })).toBeVisible();
    await expect(screen.queryByText('Two-factor authentication')).not.toBeVisible();
  },
};

/** A single change. */
export const One: Story = {
  tags: ['behavior', '!state'],
  args: { visits: [{ patientId, module: 'Contacts', former: { relationship: 'Friend' } }] },
  play: async () => {
    await screen.findByText('1 answer has changed since you last looked, on this device.');
  },
};

export const OnPhone: Story = {
  ...Filtered,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

export const OnSmallPhone: Story = {
  ...Filtered,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
};
