import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectProblems, fill, findForm } from '../support.ts';

/** Messages of each rule of Contacts (intake §5). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Contacts/Rules',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/contact', signedInAs: 'new.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** An edit enables Update, which then names the empty required fields. */
export const RequiredMissing: Story = {
  play: async () => {
    const form = await findForm('Contacts');
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
    await fill(form, 'Referred by', 'A neighbor');
    await expectProblems('Contacts', [
      ['First name', 'This field is required'],
      ['Last name', 'This field is required'],
      ['Phone', 'This field is required'],
    ]);
    await expect(form.getByRole('textbox', { name: 'Referred by' })).toHaveValue('A neighbor');
  },
};

/** The first message has two spaces in the document as well. */
export const PhonesTooShort: Story = {
  args: { signedInAs: 'patient@clinic.test' },
  play: async () => {
    const form = await findForm('Contacts');
    await fill(form, 'Phone', '1303555');
    await fill(form, 'Physician’s phone', '13035550');
    await expectProblems('Contacts', [
      ['Phone', 'Please enter valid  Contact Phone.'],
      ['Physician’s phone', 'Please enter valid Physician Phone Number.'],
    ]);
  },
};

/** A corrected answer removes its problem; the others stay. */
export const OneProblemCorrected: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findForm('Contacts');
    await fill(form, 'First name', 'Maria');
    await expectProblems('Contacts', [
      ['Last name', 'This field is required'],
      ['Phone', 'This field is required'],
    ]);
    await fill(form, 'Last name', 'Castellano');
    await expect(form.getByRole('textbox', { name: 'Last name' })).toBeValid();
    await expect(form.getByRole('textbox', { name: 'Phone' })).toBeInvalid();
    await expect(form.getAllByRole('link', { name: /This field is required/ })).toHaveLength(1);
  },
};
