import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { answer, expectSummary, expectToast, fill, formOf, seeAllParts, update } from './support.ts';

/** Nutrition, Exercise and Summary (intake §2.10, §2.11, §2.13). */
const meta: Meta<typeof Screen> = {
  title: 'Health intake/Nutrition, Exercise, Summary',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/nutrition-exercise', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const NUTRITION = 'Nutrition';
const EXERCISE = 'Exercise';
const SUMMARY = 'Summary';
const MOVEMENT = { path: '/myHealth/exercise' };
const LAST = { path: '/myHealth/summary' };
const NOTE = 'Please tell us in your own words what you feel is most important';

export const NutritionEmpty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(NUTRITION);
    await expect(form.getByRole('slider', { name: 'How would you rate your diet?' })).toHaveValue('1');
    await expect(form.getByRole('slider', { name: 'Breakfast' })).toHaveValue('0');
    await expect(form.queryByRole('textbox', { name: 'Your food allergies' })).toBeNull();
  },
};

export const NutritionFilled: Story = {
  play: async () => {
    const form = await formOf(NUTRITION);
    await expect(form.getByRole('textbox', { name: 'Your food allergies' })).toHaveValue(
      'Shrimp: my lips swell.',
    );
    await expect(form.getByRole('combobox', { name: 'Water' })).toHaveValue('More Than 5');
  },
};

/** Yes reveals, No and Unsure do not. */
export const NutritionRevealed: Story = {
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

export const NutritionRules: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(NUTRITION);
    await userEvent.click(form.getByRole('button', { name: 'Breakfast: one more' }));
    await expectSummary(NUTRITION, [
      ['Do you have dietary restrictions?', 'This field is required'],
      ['Do you have food allergies?', 'This field is required'],
      ['Do you consider yourself?', 'This field is required'],
    ]);
  },
};

export const NutritionSaved: Story = {
  play: async () => {
    const form = await formOf(NUTRITION);
    await answer(form, 'Do you have food allergies?', 'Unsure');
    await update(form);
    await expectToast('status', 'Nutrition Updated Successfully');
    await waitFor(() => expect(screen.getByRole('heading', { name: EXERCISE })).toHaveFocus());
  },
};

export const NutritionOnPhone: Story = {
  ...NutritionFilled,
  globals: { viewport: { value: 'phone' } },
  play: () => seeAllParts(NUTRITION),
};

export const ExerciseEmpty: Story = {
  args: { ...MOVEMENT, signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(EXERCISE);
    await expect(form.getByRole('slider')).toHaveValue('0');
    await expect(form.queryByRole('textbox')).toBeNull();
  },
};

/** The stretching type keeps its own value (decision 32). */
export const ExerciseFilled: Story = {
  args: MOVEMENT,
  play: async () => {
    const form = await formOf(EXERCISE);
    await expect(form.getByRole('slider')).toHaveValue('4');
    const types = form.getAllByRole('textbox', { name: 'Type' });
    await expect(types[1]).toHaveValue('Chair yoga');
  },
};

export const ExerciseRevealed: Story = {
  args: { ...MOVEMENT, signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(EXERCISE);
    await answer(form, 'Do you do cardiovascular exercise?', 'Yes');
    await answer(form, 'Do you do regular strength training?', 'Yes');
    await answer(form, 'Do you do stretching or flexibility exercises?', 'Yes');
    await expect(form.getAllByRole('textbox', { name: 'Type' })).toHaveLength(3);
    await expect(form.getAllByRole('textbox', { name: 'How often?' })).toHaveLength(2);
    await expect(form.getByRole('textbox', { name: 'Duration' })).toBeVisible();
    await expect(form.getAllByRole('combobox', { name: 'Intensity' })).toHaveLength(3);
  },
};

export const ExerciseSaved: Story = {
  args: MOVEMENT,
  play: async () => {
    const form = await formOf(EXERCISE);
    await fill(form, 'Duration', 'An hour');
    await update(form);
    await expectToast('status', 'Exercise Update Successfully');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My Documents' })).toHaveFocus());
  },
};

export const ExerciseOnPhone: Story = {
  ...ExerciseFilled,
  globals: { viewport: { value: 'phone' } },
  play: () => seeAllParts(EXERCISE),
};

/** Update waits for an edit; there is no rule. */
export const SummaryEmpty: Story = {
  args: { ...LAST, signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(SUMMARY);
    await expect(form.getByRole('textbox', { name: NOTE })).toHaveValue('');
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  },
};

export const SummaryFilled: Story = {
  args: LAST,
  play: async () => {
    const form = await formOf(SUMMARY);
    await expect(form.getByRole('textbox', { name: NOTE })).toHaveDisplayValue(/sleep through the night/);
  },
};

/** No toast is documented for it; the page says it, and keeps the words (decision 37). */
export const SummaryNotSaved: Story = {
  args: { ...LAST, faults: [{ endpoint: 'saveSummary', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    const form = await formOf(SUMMARY);
    await fill(form, NOTE, 'I want to sleep.');
    await update(form);
    await expect(await form.findByText('Your answers are not saved.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: NOTE })).toHaveValue('I want to sleep.');
  },
};

export const SummaryOnPhone: Story = { ...SummaryFilled, globals: { viewport: { value: 'phone' } } };
