import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectProblems, fill, findForm, update } from '../support.ts';

/** Messages of each rule of Patient Information (intake §5). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Patient Information/Rules',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/info-patient', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const sectionTitle = 'Patient Information';

export const RequiredMissing: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    for (const name of ['First name', 'Last name', 'Cell phone'])
      await userEvent.clear(form.getByRole('textbox', { name }));
    await expectProblems(sectionTitle, [
      ['First name', 'This field is required'],
      ['Last name', 'This field is required'],
      ['Zip or postal code', 'This field is required'],
      ['Cell phone', 'This field is required'],
    ]);
  },
};

export const NotWholeNumbers: Story = {
  play: async () => {
    const form = await findForm(sectionTitle);
    await fill(form, 'Zip or postal code', '802-06');
    await fill(form, 'Height, feet', '-5');
    await fill(form, 'Weight', '142.5');
    await expectProblems(sectionTitle, [
      ['Zip or postal code', 'Please enter a Positive Whole value'],
      ['Height, feet', 'Please enter a Positive Whole value'],
      ['Weight', 'Please enter a Positive Whole value'],
    ]);
  },
};

export const TooManyInches: Story = {
  play: async () => {
    await fill(await findForm(sectionTitle), 'Height, inches', '12');
    await expectProblems(sectionTitle, [['Height, inches', 'Please Enter less then or equal to Eleven']]);
  },
};

/** Only the height in the chosen unit is validated. */
export const CentimetersNotWhole: Story = {
  play: async () => {
    const form = await findForm(sectionTitle);
    await fill(form, 'Height, inches', '12');
    await userEvent.click(form.getByRole('radio', { name: 'Centimeters' }));
    await fill(form, 'Height', '1.63');
    await expectProblems(sectionTitle, [['Height', 'Please enter a Positive Whole value']]);
  },
};

/** A number with a leading 1 needs eleven digits (decision 34). */
export const PhonesTooShort: Story = {
  play: async () => {
    const form = await findForm(sectionTitle);
    await fill(form, 'Home phone', '1303555');
    await fill(form, 'Cell phone', '13035550');
    await expectProblems(sectionTitle, [
      ['Home phone', 'Please enter valid Home Phone.'],
      ['Cell phone', 'Please enter valid phone number.'],
    ]);
  },
};

export const BornInTheFuture: Story = {
  play: async () => {
    await fill(await findForm(sectionTitle), 'Date of birth', '01-01-2999');
    await expectProblems(sectionTitle, [['Date of birth', 'Please enter a date that is not in the future']]);
  },
};

export const NotADate: Story = {
  play: async () => {
    await fill(await findForm(sectionTitle), 'Date of birth', '13-45-1986');
    await expectProblems(sectionTitle, [
      ['Date of birth', 'Please enter the date as MM-DD-YYYY, for example 04-28-1986'],
    ]);
  },
};

/** The summary and the messages at 390 px. */
export const OnPhone: Story = {
  ...PhonesTooShort,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await findForm(sectionTitle);
    await userEvent.click(form.getByRole('button', { name: 'Next: Address' }));
    await fill(form, 'Home phone', '1303555');
    await update(form);
    const link = await form.findByRole('link', { name: 'Home phone: Please enter valid Home Phone.' });
    await userEvent.click(link);
    await expect(form.getByRole('textbox', { name: 'Home phone' })).toHaveFocus();
  },
};
