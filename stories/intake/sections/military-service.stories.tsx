import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { answer, expectSummary, expectToast, fill, findForm, update } from '../support.ts';

/** Military Service, with its conditional questions (intake §2.9, §4). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Military Service',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/military', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const sectionTitle = 'Military Service';

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getAllByRole('radiogroup')).toHaveLength(1);
  },
};

export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getByRole('combobox', { name: 'Branch of service' })).toHaveValue('Army');
    await expect(form.getAllByRole('textbox', { name: 'Chemical' })).toHaveLength(2);
    await expect(form.getByRole('checkbox', { name: 'Trouble sleeping' })).toBeChecked();
  },
};

/** Follow-ups: chemicals, war zone and symptoms; the only chemical cannot be removed. */
export const FollowUpsShown: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await answer(form, 'Have you served in the military?', 'Yes');
    await answer(form, 'Were you exposed to chemicals?', 'Yes');
    await answer(form, 'Were you in a war zone?', 'Yes');
    await answer(form, 'Do you have symptoms of PTSD?', 'Yes');
    await expect(form.getByRole('textbox', { name: 'Chemical' })).toBeVisible();
    await expect(form.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(form.getByRole('textbox', { name: 'Name of the war zone' })).toBeVisible();
    for (const name of ['From', 'To', 'Intrusive memories', 'Negative thinking', 'Avoidance'])
      await expect(form.getByRole('group', { name })).toBeVisible();
    // The symptoms of all four groups.
    await expect(form.getAllByRole('checkbox')).toHaveLength(18);
  },
};

export const RulesBroken: Story = {
  play: async () => {
    const form = await findForm(sectionTitle);
    for (const name of ['From', 'To']) {
      const year = within(form.getByRole('group', { name })).getByRole('textbox', { name: 'Year' });
      await userEvent.clear(year);
      if (name === 'To') await userEvent.type(year, '2999');
    }
    await expectSummary(sectionTitle, [
      ['From', 'Please choose a month and enter the year, for example 2019'],
      ['To', 'Please enter a date that is not in the future'],
    ]);
  },
};

/** The server's message (intake §8). */
export const SaveRefused: Story = {
  args: {
    faults: [
      { endpoint: 'saveMilitaryService', effect: { kind: 'status', status: 400, message: 'Not accepted' } },
    ],
  },
  play: async () => {
    const form = await findForm(sectionTitle);
    await fill(form, 'Highest rank', 'Major');
    await update(form);
    await expectToast('alert', 'Not accepted');
    await expect(form.getByRole('textbox', { name: 'Highest rank' })).toHaveValue('Major');
  },
};

export const OnPhone: Story = {
  ...WithAnswers,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
