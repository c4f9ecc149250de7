import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { fill, findForm, update } from '../support.ts';

/** Summary, the last section (intake §2.13). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Summary',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/summary', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const sectionTitle = 'Summary';
const noteLabel = 'Please tell us in your own words what you feel is most important';

/** Update is disabled until an edit; the section has no rules. */
export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getByRole('textbox', { name: noteLabel })).toHaveValue('');
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  },
};

export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getByRole('textbox', { name: noteLabel })).toHaveDisplayValue(
      /sleep through the night/,
    );
  },
};

/** A failed save has no documented toast; the page shows it and keeps the text (decision 37). */
export const SaveFails: Story = {
  args: { faults: [{ endpoint: 'saveSummary', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    const form = await findForm(sectionTitle);
    await fill(form, noteLabel, 'I want to sleep.');
    await update(form);
    await expect(await form.findByText('Your answers are not saved.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: noteLabel })).toHaveValue('I want to sleep.');
  },
};

export const OnPhone: Story = {
  ...WithAnswers,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
