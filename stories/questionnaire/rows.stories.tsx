import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { medications } from '#domain/intake/questions/medications.ts';
import { nutrition } from '#domain/intake/questions/nutrition.ts';
import { treatmentHistory } from '#domain/intake/questions/treatment-history.ts';
import { messages } from '#domain/messages.ts';
import { moreRecords } from './more-records.ts';
import { StoryForm, saveMock } from './story-form.tsx';

const meta: Meta<typeof StoryForm> = {
  title: 'Components/Questions/Rows of several questions',
  component: StoryForm,
  beforeEach: () => {
    saveMock.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof StoryForm>;

export const Treatments: Story = {
  args: { questionnaire: treatmentHistory, title: 'Treatment History', record: moreRecords.treatmentHistory },
};

export const Medications: Story = {
  args: {
    questionnaire: medications,
    title: 'Medications & Supplements',
    record: moreRecords.medications,
  },
};

export const Meals: Story = {
  args: { questionnaire: nutrition, title: 'Nutrition', record: moreRecords.nutrition },
};

/** A missing name in the first row shows the documented message. */
export const NameMissing: Story = {
  args: { questionnaire: treatmentHistory, title: 'Treatment History' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const summary = within(canvas.getByRole('region', { name: 'Please check these answers' }));
    await userEvent.click(summary.getByRole('link', { name: /^Surgery or treatment 1/ }));
    const name = canvas.getByRole('textbox', { name: 'Surgery or treatment' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(messages.treatment);
  },
};

/** Adding rows and saving are disabled and say why until each medication is chosen or added. */
export const ButtonsDisabled: Story = {
  tags: ['behavior', '!state'],
  args: Medications.args,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const addButton = canvas.getByRole('button', { name: 'Add another medication' });
    await userEvent.click(addButton);
    const thirdName = canvas.getAllByRole('combobox', { name: /^Name/ })[2] as HTMLElement;
    await expect(thirdName).toHaveFocus();
    // The lookups of `StoryForm` have only diagnoses.
    await userEvent.keyboard('migr');
    await expect(addButton).toBeDisabled();
    await expect(addButton).toHaveAccessibleDescription(/^Choose each medication/);
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeDisabled();
    await userEvent.click(await page.findByRole('option', { name: 'Migraine' }));
    await expect(addButton).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeEnabled();
  },
};
