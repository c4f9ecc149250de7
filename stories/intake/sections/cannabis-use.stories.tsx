import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { answer, expectSummary, fill, findForm, goThroughAllParts, pick } from '../support.ts';

/** Cannabis Use, with its conditional questions (intake §2.8, §4). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Cannabis Use',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/cannabis', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const sectionTitle = 'Cannabis Use';
const experienceQuestion = 'Previous experience with cannabis';

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.queryByRole('combobox', { name: 'Tolerance' })).toBeNull();
    await expect(form.getAllByRole('checkbox')).toHaveLength(7);
  },
};

export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getByRole('combobox', { name: 'Tolerance' })).toHaveValue('Low tolerance');
    await expect(form.getByRole('textbox', { name: 'Treatment start date' })).toHaveValue('09-02-2024');
    await expect(form.getByRole('slider')).toHaveValue('8');
    await expect(form.getByRole('textbox', { name: 'Which other objective?' })).toHaveValue(
      'A better appetite',
    );
  },
};

/** Shows every follow-up question. */
export const FollowUpsShown: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await pick(form, experienceQuestion, 'Currently use daily');
    await userEvent.click(form.getByRole('checkbox', { name: 'Another way' }));
    await answer(form, 'Do you have a favorite cultivar?', 'Yes');
    await answer(form, 'Do you use cannabis to treat symptoms?', 'Yes');
    await answer(form, 'Are you under medical supervision for it?', 'Yes');
    await userEvent.click(form.getByRole('checkbox', { name: 'Other' }));
    for (const name of [
      'Which other way?',
      'How do you feel when you use cannabis?',
      'Name of the cultivar',
      'Why is it your favorite?',
      'Treatment start date',
      'Where do you get your medicine?',
      'Where are you treated?',
      'Which other objective?',
    ])
      await expect(form.getByRole('textbox', { name })).toBeVisible();
  },
};

/** "Never tried it" hides the other questions but keeps their answers (decision 30). */
export const NeverTried: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findForm(sectionTitle);
    await pick(form, experienceQuestion, 'Cannabis Naive (Never tried it)');
    // Only the objectives are left, seven checkboxes.
    await expect(form.queryByRole('slider')).toBeNull();
    await expect(form.getAllByRole('checkbox')).toHaveLength(7);
    await pick(form, experienceQuestion, 'Currently use daily');
    await expect(form.getByRole('slider')).toHaveValue('8');
  },
};

/** An objective is always required (decision 35). */
export const RulesBroken: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await pick(form, experienceQuestion, 'Currently use daily');
    await answer(form, 'Do you use cannabis to treat symptoms?', 'Yes');
    await answer(form, 'Are you under medical supervision for it?', 'Yes');
    await fill(form, 'Treatment start date', '01-01-2999');
    await expectSummary(sectionTitle, [
      ['Treatment start date', 'Please enter a date that is not in the future'],
      ['What should treatment do for you?', 'This field is required'],
    ]);
  },
};

export const OnPhone: Story = {
  ...WithAnswers,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: () => goThroughAllParts(sectionTitle),
};
