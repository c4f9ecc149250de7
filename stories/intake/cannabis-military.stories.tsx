import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { answer, expectSummary, expectToast, fill, formOf, pick, seeAllParts, update } from './support.ts';

/** Cannabis Use and Military Service, whose answers reveal one another (intake §2.8, §2.9, §4). */
const meta: Meta<typeof Screen> = {
  title: 'Health intake/Cannabis and service',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/cannabis', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const CANNABIS = 'Cannabis Use';
const MILITARY = 'Military Service';
const SERVICE = { path: '/myHealth/military' };
const NEW_TO_SERVICE = { ...SERVICE, signedInAs: 'new.patient@clinic.test' };
const EXPERIENCE = 'Previous experience with cannabis';

export const CannabisEmpty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(CANNABIS);
    await expect(form.queryByRole('combobox', { name: 'Tolerance' })).toBeNull();
    await expect(form.getAllByRole('checkbox')).toHaveLength(7);
  },
};

export const CannabisFilled: Story = {
  play: async () => {
    const form = await formOf(CANNABIS);
    await expect(form.getByRole('combobox', { name: 'Tolerance' })).toHaveValue('Low tolerance');
    await expect(form.getByRole('textbox', { name: 'Treatment start date' })).toHaveValue('09-02-2024');
    await expect(form.getByRole('slider')).toHaveValue('8');
    await expect(form.getByRole('textbox', { name: 'Which other objective?' })).toHaveValue(
      'A better appetite',
    );
  },
};

/** Every follow-up, one after the other. */
export const CannabisRevealed: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(CANNABIS);
    await pick(form, EXPERIENCE, 'Currently use daily');
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

/** Never tried: nothing else is asked, and what was answered waits (decision 30). */
export const CannabisNeverTried: Story = {
  play: async () => {
    const form = await formOf(CANNABIS);
    await pick(form, EXPERIENCE, 'Cannabis Naive (Never tried it)');
    await expect(form.queryByRole('slider')).toBeNull();
    await expect(form.getAllByRole('checkbox')).toHaveLength(7);
    await pick(form, EXPERIENCE, 'Currently use daily');
    await expect(form.getByRole('slider')).toHaveValue('8');
  },
};

/** An objective is always required (decision 35). */
export const CannabisRules: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await formOf(CANNABIS);
    await pick(form, EXPERIENCE, 'Currently use daily');
    await answer(form, 'Do you use cannabis to treat symptoms?', 'Yes');
    await answer(form, 'Are you under medical supervision for it?', 'Yes');
    await fill(form, 'Treatment start date', '01-01-2999');
    await expectSummary(CANNABIS, [
      ['Treatment start date', 'Please enter a date that is not in the future'],
      ['What should treatment do for you?', 'This field is required'],
    ]);
  },
};

export const CannabisOnPhone: Story = {
  ...CannabisFilled,
  globals: { viewport: { value: 'phone' } },
  play: () => seeAllParts(CANNABIS),
};

export const MilitaryEmpty: Story = {
  args: NEW_TO_SERVICE,
  play: async () => {
    const form = await formOf(MILITARY);
    await expect(form.getAllByRole('radiogroup')).toHaveLength(1);
  },
};

export const MilitaryFilled: Story = {
  args: SERVICE,
  play: async () => {
    const form = await formOf(MILITARY);
    await expect(form.getByRole('combobox', { name: 'Branch of service' })).toHaveValue('Army');
    await expect(form.getAllByRole('textbox', { name: 'Chemical' })).toHaveLength(2);
    await expect(form.getByRole('checkbox', { name: 'Trouble sleeping' })).toBeChecked();
  },
};

/** Chemicals, war zone and the four groups of symptoms; the only chemical cannot be removed. */
export const MilitaryRevealed: Story = {
  args: NEW_TO_SERVICE,
  play: async () => {
    const form = await formOf(MILITARY);
    await answer(form, 'Have you served in the military?', 'Yes');
    await answer(form, 'Were you exposed to chemicals?', 'Yes');
    await answer(form, 'Were you in a war zone?', 'Yes');
    await answer(form, 'Do you have symptoms of PTSD?', 'Yes');
    await expect(form.getByRole('textbox', { name: 'Chemical' })).toBeVisible();
    await expect(form.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(form.getByRole('textbox', { name: 'Name of the war zone' })).toBeVisible();
    for (const name of ['From', 'To', 'Intrusive memories', 'Negative thinking', 'Avoidance'])
      await expect(form.getByRole('group', { name })).toBeVisible();
    await expect(form.getAllByRole('checkbox')).toHaveLength(18);
  },
};

export const MilitaryRules: Story = {
  args: SERVICE,
  play: async () => {
    const form = await formOf(MILITARY);
    for (const name of ['From', 'To']) {
      const year = within(form.getByRole('group', { name })).getByRole('textbox', { name: 'Year' });
      await userEvent.clear(year);
      if (name === 'To') await userEvent.type(year, '2999');
    }
    await expectSummary(MILITARY, [
      ['From', 'Please choose a month and enter the year, for example 2019'],
      ['To', 'Please enter a date that is not in the future'],
    ]);
  },
};

/** The server's own words (intake §8). */
export const MilitaryRefused: Story = {
  args: {
    ...SERVICE,
    faults: [
      { endpoint: 'saveMilitaryService', effect: { kind: 'status', status: 400, message: 'Not accepted' } },
    ],
  },
  play: async () => {
    const form = await formOf(MILITARY);
    await fill(form, 'Highest rank', 'Major');
    await update(form);
    await expectToast('alert', 'Not accepted');
    await expect(form.getByRole('textbox', { name: 'Highest rank' })).toHaveValue('Major');
  },
};

export const MilitaryOnPhone: Story = { ...MilitaryFilled, globals: { viewport: { value: 'phone' } } };
