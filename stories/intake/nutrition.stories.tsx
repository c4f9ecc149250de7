import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { answer, expectSummary, expectToast, formOf, seeAllParts, update } from './support.ts';

/** Nutrition (intake §2.10). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Nutrition',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/nutrition-exercise', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const NUTRITION = 'Nutrition';
const EXERCISE = 'Exercise';

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(NUTRITION);
    await expect(form.getByRole('slider', { name: 'How would you rate your diet?' })).toHaveValue('1');
    await expect(form.getByRole('radiogroup', { name: 'Breakfast' })).toHaveAccessibleDescription(
      'Not set yet: 0 is saved',
    );
    await expect(form.getByRole('combobox', { name: 'Water' })).toHaveDisplayValue('Not set');
    await expect(form.queryByRole('textbox', { name: 'Your food allergies' })).toBeNull();
  },
};

export const Filled: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await formOf(NUTRITION);
    await expect(form.getByRole('textbox', { name: 'Your food allergies' })).toHaveValue(
      'Shrimp: my lips swell.',
    );
    await expect(form.getByRole('combobox', { name: 'Water' })).toHaveValue('More Than 5');
  },
};

/** Yes reveals, No and Unsure do not. */
export const Revealed: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(NUTRITION);
    for (const question of [
      'Do you have dietary restrictions?',
      'Do you have food allergies?',
      'Have you changed your diet recently?',
      'Do you snack during the day?',
    ])
      await answer(form, question, 'Yes');
    await expect(form.getAllByRole('textbox', { name: /^(Your|What)/ })).toHaveLength(4);
    await answer(form, 'Do you have food allergies?', 'Unsure');
    await expect(form.queryByRole('textbox', { name: 'Your food allergies' })).toBeNull();
  },
};

export const Rules: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(NUTRITION);
    await answer(form, 'Breakfast', '3');
    await expectSummary(NUTRITION, [
      ['Do you have dietary restrictions?', 'This field is required'],
      ['Do you have food allergies?', 'This field is required'],
      ['Do you consider yourself?', 'This field is required'],
    ]);
  },
};

export const Saved: Story = {
  play: async () => {
    const form = await formOf(NUTRITION);
    await answer(form, 'Do you have food allergies?', 'Unsure');
    await update(form);
    await expectToast('status', 'Nutrition Updated Successfully');
    await waitFor(() => expect(screen.getByRole('heading', { name: EXERCISE })).toHaveFocus());
  },
};

export const OnPhone: Story = {
  ...Filled,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: () => seeAllParts(NUTRITION),
};
