import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectToast, formOf, seeAllParts, update } from './support.ts';

/** The 31 and 39 yes/no answers of Family and Patient History (intake §2.6, §2.7). */
const meta: Meta<typeof Screen> = {
  title: 'Health intake/Histories',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/family-history', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const FAMILY = 'Family History';
const PATIENT = 'Patient History';
const PROBLEMS = { path: '/myHealth/patient-history' };

export const FamilyEmpty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(FAMILY);
    await expect(form.getByText('0 of 31 answered')).toBeVisible();
    await expect(form.getAllByRole('radiogroup')).toHaveLength(31);
  },
};

export const FamilyFilled: Story = {
  play: async () => {
    const form = await formOf(FAMILY);
    const stroke = within(form.getByRole('radiogroup', { name: 'Stroke' }));
    await expect(stroke.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(form.getAllByRole('radio', { name: 'Yes', checked: true })).toHaveLength(5);
  },
};

/** Found, answered, all others No, saved; the server's own words. */
export const FamilyAnswered: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(FAMILY);
    await userEvent.type(form.getByRole('textbox', { name: 'Find a condition' }), 'stroke');
    await expect(await form.findByText('1 of 31 conditions')).toBeVisible();
    const stroke = within(form.getByRole('radiogroup', { name: 'Stroke' }));
    await userEvent.click(stroke.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(form.getByRole('button', { name: 'Show the whole list' }));
    await userEvent.click(await form.findByRole('button', { name: 'Mark the other 30 as No' }));
    await expect(await form.findByText('All 31 answered')).toBeVisible();
    await update(form);
    await expectToast('status', 'Your answers are saved');
    await waitFor(() => expect(screen.getByRole('heading', { name: PATIENT })).toHaveFocus());
  },
};

export const FamilyOnPhone: Story = {
  ...FamilyFilled,
  globals: { viewport: { value: 'phone' } },
  play: () => seeAllParts(FAMILY),
};

export const PatientEmpty: Story = {
  args: { ...PROBLEMS, signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(PATIENT);
    await expect(form.getByText('0 of 39 answered')).toBeVisible();
    await expect(form.getAllByRole('radiogroup')).toHaveLength(39);
  },
};

export const PatientFilled: Story = {
  args: PROBLEMS,
  play: async () => {
    const form = await formOf(PATIENT);
    await expect(form.getAllByRole('radio', { name: 'Yes', checked: true })).toHaveLength(9);
  },
};

export const PatientOnPhone: Story = {
  ...PatientFilled,
  globals: { viewport: { value: 'phone' } },
  play: () => seeAllParts(PATIENT),
};
