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

const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

/** Changed rows, entries of a long list, and sections are marked; unchanged ones are not. */
export const ChangesMarked: Story = {
  play: async () => {
    const information = await findSection('Patient Information');
    await information.findByText('2 changed');
    await expect(information.getAllByText('Changed')).toHaveLength(2);
    const history = await findSection('Family History');
    await expect(await history.findAllByText('Changed')).toHaveLength(2);
    await expect((await findSection('Contacts')).queryByText('Changed')).toBeNull();
    // Never seen, so it is not said to have changed.
    await expect((await findSection('Diagnosis')).queryByText('Changed')).toBeNull();
  },
};

/** The filter leaves changed answers, and the documents, which are not compared. */
export const ChangesFiltered: Story = {
  play: async () => {
    const filter = await screen.findByRole('button', { name: 'Show what changed' });
    await (await findSection('Summary')).findByText('1 changed');
    await userEvent.click(filter);
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByText(/^\d answers have changed since you last looked, on this/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Contacts' })).toBeNull());
    await expect(screen.getByRole('region', { name: 'Documents' })).toBeVisible();
    await expect(screen.queryByText('Two-factor authentication')).not.toBeVisible();
  },
};

/** The notice has a wording of its own for one change. */
export const SingleChange: Story = {
  tags: ['behavior', '!state'],
  args: { visits: [{ patientId, module: 'Contacts', former: { relationship: 'Friend' } }] },
  play: async () => {
    await screen.findByText('1 answer has changed since you last looked, on this device.');
  },
};

export const OnPhone: Story = {
  ...ChangesFiltered,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

export const OnSmallPhone: Story = {
  ...ChangesFiltered,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
};
