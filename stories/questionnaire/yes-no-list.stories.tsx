import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { familyHistory, patientHistory } from '#domain/intake/questions/histories.ts';
import { moreRecords } from './more-records.ts';
import { StoryForm, saveMock } from './story-form.tsx';

const meta: Meta<typeof StoryForm> = {
  title: 'Components/Questions/Yes-no list',
  component: StoryForm,
  beforeEach: () => {
    saveMock.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof StoryForm>;

/** All 39 conditions unanswered. */
export const Unanswered: Story = { args: { questionnaire: patientHistory, title: 'Patient History' } };

export const WithAnswers: Story = {
  args: { questionnaire: familyHistory, title: 'Family History', record: moreRecords.familyHistory },
};

/** The filter matches words in any order; Enter does not submit the form. */
export const ConditionFound: Story = {
  args: WithAnswers.args,
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('textbox', { name: 'Find a condition' });
    await userEvent.type(filter, 'pressure blood{Enter}');
    await expect(await canvas.findByText('1 of 31 conditions')).toBeVisible();
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
    await expect(canvas.getByRole('radiogroup', { name: 'High blood pressure' })).toBeVisible();
    await userEvent.clear(filter);
    await userEvent.type(filter, 'gout');
    await expect(await canvas.findByText('No condition matches “gout”.')).toBeVisible();
  },
};

/** "Mark the other … as No" answers the unanswered conditions; Undo takes back exactly those. */
export const OthersMarkedNo: Story = {
  args: WithAnswers.args,
  play: async ({ canvas }) => {
    const getRow = (name: string) => within(canvas.getByRole('radiogroup', { name }));
    await userEvent.click(getRow('Glaucoma').getByRole('radio', { name: 'Yes' }));
    // Seven of the record, and Glaucoma.
    await expect(canvas.getByText('8 of 31 answered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark the other 23 as No' }));
    await expect(canvas.getByText('All 31 answered')).toBeVisible();
    await expect(getRow('Lupus').getByRole('radio', { name: 'No' })).toBeChecked();
    await expect(getRow('Glaucoma').getByRole('radio', { name: 'Yes' })).toBeChecked();
    const undoButton = canvas.getByRole('button', { name: 'Undo: 23 conditions answered No' });
    await expect(undoButton).toHaveFocus();
    await userEvent.click(undoButton);
    await expect(canvas.getByText('8 of 31 answered')).toBeVisible();
    await expect(getRow('Lupus').getByRole('radio', { name: 'No' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Mark the other 23 as No' })).toHaveFocus();
  },
};

/** With a filter, the button counts and answers only the conditions shown. */
export const ShownMarkedNo: Story = {
  args: WithAnswers.args,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a condition' }), 'lupus');
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark the one shown as No' }));
    await expect(canvas.getByText('8 of 31 answered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole list' }));
    await expect(await canvas.findByRole('button', { name: 'Mark the other 23 as No' })).toBeVisible();
  },
};

/** Y and N answer and move to the next condition; Delete clears an answer. */
export const AnsweredByKeyboard: Story = {
  tags: ['behavior', '!state'],
  args: Unanswered.args,
  play: async ({ canvas }) => {
    const getRadio = (name: string, answer: string) =>
      within(canvas.getByRole('radiogroup', { name })).getByRole('radio', { name: answer });
    getRadio('Atrial fibrillation', 'Yes').focus();
    await userEvent.keyboard('ny');
    await expect(getRadio('Atrial fibrillation', 'No')).toBeChecked();
    await expect(getRadio('Blood clotting problems', 'Yes')).toBeChecked();
    await expect(getRadio('Cholesterol problems', 'Yes')).toHaveFocus();
    await userEvent.keyboard('y{Shift>}{Tab}{/Shift}{Delete}');
    await expect(canvas.queryByRole('button', { name: 'Clear Cholesterol problems' })).toBeNull();
  },
};
