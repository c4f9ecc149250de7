import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { answer, expectSummary, expectToast, findForm, goThroughAllParts, update } from '../support.ts';

/** Nutrition (intake §2.10). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Nutrition',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/nutrition-exercise', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const sectionTitle = 'Nutrition';
const nextSectionTitle = 'Exercise';

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getByRole('slider', { name: 'How would you rate your diet?' })).toHaveValue('1');
    await expect(form.getByRole('radiogroup', { name: 'Breakfast' })).toHaveAccessibleDescription(
      'Not set yet',
    );
    await expect(form.getByRole('combobox', { name: 'Water' })).toHaveDisplayValue('Not set');
    await expect(form.queryByRole('textbox', { name: 'Your food allergies' })).toBeNull();
  },
};

/** An untouched week is not sent; in a week with an answer the other meals are 0 (intake §3). */
export const UntouchedWeeks: Story = {
  play: async () => {
    const form = await findForm(sectionTitle);
    const addWeekButton = form.getByRole('button', { name: 'Add another week' });
    await userEvent.click(addWeekButton);
    await userEvent.click(addWeekButton);
    const getWeek = (number: number) => within(form.getByRole('group', { name: `Week ${number}` }));
    const getDinner = () => getWeek(2).getByRole('radiogroup', { name: 'Dinner' });
    await expect(getDinner()).toHaveAccessibleDescription('Not set yet');
    const lunch = within(getWeek(2).getByRole('radiogroup', { name: 'Lunch' }));
    await userEvent.click(lunch.getByRole('radio', { name: '3' }));
    await expect(getDinner()).toHaveAccessibleDescription('Not set yet: 0 is saved');
    await update(form);
    await expectToast('status', 'Nutrition Updated Successfully');
    const { intakeRecords } = getStoryStore().tables;
    const saved = intakeRecords.find(
      ({ userId, module }) => userId === 'complete-patient' && module === 'Nutrition',
    );
    await expect(saved?.record.nutritionDiets).toEqual([
      { breakfast: 7, lunch: 5, dinner: 6 },
      { breakfast: 0, lunch: 3, dinner: 0 },
    ]);
  },
};

export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getByRole('textbox', { name: 'Your food allergies' })).toHaveValue(
      'Shrimp: my lips swell.',
    );
    await expect(form.getByRole('combobox', { name: 'Water' })).toHaveValue('More Than 5');
  },
};

/** Yes shows a follow-up; No and Unsure do not. */
export const FollowUpsShown: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
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

export const RulesBroken: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await answer(form, 'Breakfast', '3');
    await expectSummary(sectionTitle, [
      ['Do you have dietary restrictions?', 'This field is required'],
      ['Do you have food allergies?', 'This field is required'],
      ['Do you consider yourself?', 'This field is required'],
    ]);
  },
};

export const SectionSaved: Story = {
  play: async () => {
    const form = await findForm(sectionTitle);
    await answer(form, 'Do you have food allergies?', 'Unsure');
    await update(form);
    await expectToast('status', 'Nutrition Updated Successfully');
    await waitFor(() => expect(screen.getByRole('heading', { name: nextSectionTitle })).toHaveFocus());
  },
};

export const OnPhone: Story = {
  ...WithAnswers,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: () => goThroughAllParts(sectionTitle),
};
