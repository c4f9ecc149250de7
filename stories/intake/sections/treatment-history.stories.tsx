import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { answer, expectSummary, expectToast, fill, findForm, update } from '../support.ts';

/** Past surgeries and treatments (intake §2.4, §5). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Treatment History',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/treatment', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const sectionTitle = 'Treatment History';
const treatmentsQuestion = 'Have you had any surgeries or treatments in the past?';

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getByRole('radiogroup', { name: treatmentsQuestion })).toBeVisible();
    await expect(form.queryByRole('button', { name: 'Add another treatment' })).toBeNull();
  },
};

export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(sectionTitle);
    const names = form.getAllByRole('textbox', { name: 'Surgery or treatment' });
    await expect(names).toHaveLength(3);
    await expect(names[0]).toHaveValue('Lumpectomy, left breast');
    const when = within(form.getAllByRole('group', { name: 'When' })[0] as HTMLElement);
    await expect(when.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('April');
    await expect(when.getByRole('textbox', { name: 'Year' })).toHaveValue('2023');
  },
};

/** Yes shows the list with one empty row. */
export const FollowUpsShown: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await answer(form, treatmentsQuestion, 'Yes');
    await expect(form.getByRole('textbox', { name: 'Surgery or treatment' })).toBeVisible();
    await answer(form, treatmentsQuestion, 'No');
    await expect(form.queryByRole('textbox')).toBeNull();
    await answer(form, treatmentsQuestion, 'Yes');
  },
};

export const NameMissing: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await answer(form, treatmentsQuestion, 'Yes');
    await fill(form, 'Year', '2019');
    await expectSummary(sectionTitle, [
      ['Surgery or treatment 1, Surgery or treatment', 'Please Enter Surgery/Treatment'],
      ['Surgery or treatment 1, When', 'Please choose a month and enter the year, for example 2019'],
    ]);
  },
};

/** Future months are disabled; a future year gives a message. */
export const DateInTheFuture: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await answer(form, treatmentsQuestion, 'Yes');
    await fill(form, 'Surgery or treatment', 'Knee surgery');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Month' }), 'March');
    await fill(form, 'Year', '2999');
    await expect(form.getByRole('option', { name: 'April' })).toBeDisabled();
    await expectSummary(sectionTitle, [
      ['Surgery or treatment 1, When', 'Please enter a date that is not in the future'],
    ]);
  },
};

/** The server's message (intake §8). */
export const SaveRefused: Story = {
  args: {
    faults: [
      { endpoint: 'saveTreatmentHistory', effect: { kind: 'status', status: 400, message: 'Dates overlap' } },
    ],
  },
  play: async () => {
    const form = await findForm(sectionTitle);
    await userEvent.click(form.getByRole('button', { name: 'Remove surgery or treatment 3' }));
    await update(form);
    await expectToast('alert', 'Dates overlap');
    await expect(await form.findByText('Your answers are not saved.')).toBeVisible();
    await expect(form.getAllByRole('textbox', { name: 'Surgery or treatment' })).toHaveLength(2);
  },
};

export const OnPhone: Story = {
  ...WithAnswers,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
