import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectProblems, fill, findForm } from '../support.ts';

/** Messages of each rule of Diagnosis (intake §5). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Diagnosis/Rules',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/diagnosis', signedInAs: 'new.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const sectionTitle = 'Diagnosis';

export const RequiredMissing: Story = {
  play: async () => {
    await fill(await findForm(sectionTitle), 'Duration', '2 years');
    await expectProblems(sectionTitle, [['Primary diagnosis', 'This field is required']]);
  },
};

/** For a name that is not on the list, the message ends in the link that adds it. */
export const NotOnTheList: Story = {
  play: async () => {
    const form = await findForm(sectionTitle);
    await userEvent.type(form.getByRole('combobox', { name: 'Primary diagnosis' }), 'Writer’s cramp');
    await form.findByText('No match in the list');
    await expectProblems(sectionTitle, [
      ['Primary diagnosis', 'Please Choose any from Suggested Diagnosis or Add New Diagnose'],
    ]);
    await expect(form.getByRole('button', { name: 'Add New Diagnose' })).toBeVisible();
  },
};

/** Typing part of a suggestion does not choose it. */
export const SuggestionNotPicked: Story = {
  play: async () => {
    const form = await findForm(sectionTitle);
    await userEvent.type(form.getByRole('combobox', { name: 'Primary diagnosis' }), 'migr');
    await screen.findByRole('option', { name: 'Chronic migraine' });
    await userEvent.keyboard('{Escape}');
    await expectProblems(sectionTitle, [
      ['Primary diagnosis', 'Please Choose any from Suggested Diagnosis or Add New Diagnose'],
    ]);
  },
};

export const CancerWithoutStage: Story = {
  play: async () => {
    const form = await findForm(sectionTitle);
    await userEvent.type(form.getByRole('combobox', { name: 'Primary diagnosis' }), 'melan');
    await userEvent.click(await screen.findByRole('option', { name: 'Melanoma' }));
    await expectProblems(sectionTitle, [['Cancer stage', 'This field is required']]);
    await userEvent.keyboard('{Escape}');
  },
};

export const OnsetInTheFuture: Story = {
  args: { signedInAs: 'complete.patient@clinic.test' },
  play: async () => {
    await fill(await findForm(sectionTitle), 'Date of onset', '01-01-2999');
    await expectProblems(sectionTitle, [['Date of onset', 'Please enter a date that is not in the future']]);
  },
};

export const OnsetNotADate: Story = {
  args: { signedInAs: 'complete.patient@clinic.test' },
  play: async () => {
    await fill(await findForm(sectionTitle), 'Date of onset', '02-30-2020');
    await expectProblems(sectionTitle, [
      ['Date of onset', 'Please enter the date as MM-DD-YYYY, for example 04-28-1986'],
    ]);
  },
};

export const OnPhone: Story = {
  ...NotOnTheList,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
