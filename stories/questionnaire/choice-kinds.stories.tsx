import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '#domain/messages.ts';
import {
  countries,
  ethnicHeritage,
  genders,
  heightUnits,
  regionsOf,
  weightUnits,
} from '#domain/options/person.ts';
import { choice, flags, yesNo } from '#domain/questions/kinds.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { OneInput, States } from './one-input.tsx';

const meta: Meta = { title: 'Components/Questions/Choices' };
export default meta;

const gender = choice('gender', 'Sex assigned at birth', genders, { hint: 'As written in your papers.' });
const weightUnit = choice('weightUnit', 'Weight unit', weightUnits, { showsButtons: true });
const heightUnit = choice('heightUnit', 'Height unit', heightUnits, { showsButtons: true, blank: 'feet' });
const knowsQuestion = yesNo('knows', 'Does the physician know about cannabis use?');
const ethnicity = flags('ethnicity', 'Ethnic heritage', ethnicHeritage, { hint: 'Choose all that apply.' });

/** Menu that is searched by typing. Typing the whole label of an option chooses it on blur. */
export const SearchableMenu: StoryObj = {
  render: () => (
    <States>
      <OneInput question={gender} />
      <OneInput question={{ ...gender, name: 'chosen', label: 'Chosen' }} answer="Female" />
      <OneInput question={{ ...gender, name: 'wrong', label: 'Wrong' }} error={messages.required} />
      <OneInput question={{ ...gender, name: 'off', label: 'Not to be changed' }} answer="Male" disabled />
    </States>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('combobox', { name: 'Sex assigned at birth' });
    await userEvent.click(field);
    await userEvent.keyboard('dec');
    await userEvent.click(await page.findByRole('option', { name: 'Decline To Answer' }));
    await expect(field).toHaveValue('Decline To Answer');
    // By keyboard: a mouse click does not focus the Clear button, which disappears with the answer.
    canvas.getByRole('button', { name: 'Clear Sex assigned at birth' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'other');
    await userEvent.tab();
    await expect(field).toHaveValue('Other');
  },
};

export const OpenMenu: StoryObj = {
  render: () => (
    <States>
      <OneInput question={gender} answer="Other" />
    </States>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

const country = choice('country', 'Country', countries, { width: 'half' });
const addressQuestionnaire = questionnaire(
  [{ questions: [country, choice('state', 'State or region', regionsOf(country), { width: 'half' })] }],
  [{ on: country, apply: () => ({ state: '' }) }],
);

/** The regions depend on the country. Without a country the menu is disabled and says why. */
export const DependentMenu: StoryObj = {
  render: () => (
    <States>
      <QuestionnaireForm
        questionnaire={addressQuestionnaire}
        initialAnswers={{ country: '', state: '' }}
        idPrefix="home"
        label="Home"
        onSubmit={async () => undefined}
        actions={() => null}
      />
    </States>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const state = canvas.getByRole('combobox', { name: 'State or region' });
    await expect(state).toBeDisabled();
    await expect(state).toHaveAccessibleDescription('Please answer “Country” first.');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await userEvent.click(await page.findByRole('option', { name: 'United States' }));
    await expect(state).toBeEnabled();
    await userEvent.click(state);
    await userEvent.click(await page.findByRole('option', { name: 'Oregon' }));
    await expect(state).toHaveValue('Oregon');
  },
};

const emptyList = { name: 'none', load: async () => [] };
const failingList = { name: 'broken', load: () => Promise.reject(new Error('offline')) };
/** Options that never load. */
const pendingList = { name: 'slow', load: () => new Promise<never>(() => undefined) };

/** A stored answer is shown while the list loads, after it failed, and if it is not in the list. */
export const ListStates: StoryObj = {
  render: () => (
    <States>
      <OneInput question={choice('empty', 'Nothing to choose', emptyList)} />
      <OneInput question={choice('unknown', 'Not in the list', emptyList)} answer="Old Territory" />
      <OneInput question={choice('failed', 'List not loaded', failingList)} />
      <OneInput question={choice('slow', 'List still loading', pendingList)} answer="Oregon" />
    </States>
  ),
  play: async ({ canvas }) => {
    const empty = await canvas.findByLabelText('Nothing to choose');
    await waitFor(() => expect(empty).toBeDisabled());
    await expect(empty).toHaveAccessibleDescription(/nothing to choose from/);
    await expect(canvas.getByLabelText('Not in the list')).toHaveValue('Old Territory');
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByLabelText('List still loading')).toHaveValue('Oregon');
  },
};

/** Short lists show all options. A choice with a default cannot be cleared. */
export const OpenChoice: StoryObj = {
  render: () => (
    <States>
      <OneInput question={weightUnit} answer="KG" />
      <OneInput question={heightUnit} />
      <OneInput question={{ ...weightUnit, name: 'wrong', required: true }} error={messages.required} />
    </States>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Feet and inches' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Clear Height unit' })).toBeNull();
    const [lbs] = canvas.getAllByRole('radio', { name: 'Lbs' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Weight unit' }));
    await expect(canvas.getAllByRole('radio', { name: 'KG' })[0]).not.toBeChecked();
    await expect(lbs).toHaveFocus();
  },
};

/** A yes-no question that is answered, unanswered, missing or disabled. */
export const YesNo: StoryObj = {
  render: () => (
    <States>
      <OneInput question={knowsQuestion} />
      <OneInput question={{ ...knowsQuestion, name: 'no', label: 'Answered' }} answer={false} />
      <OneInput
        question={{ ...knowsQuestion, name: 'wrong', required: true, label: 'Missing' }}
        error={messages.required}
      />
      <OneInput
        question={{ ...knowsQuestion, name: 'off', label: 'Not to be changed' }}
        answer={true}
        disabled
      />
    </States>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Does the physician know about cannabis use?' });
    const clearLabel = 'Clear Does the physician know about cannabis use?';
    await expect(canvas.queryByRole('button', { name: clearLabel })).toBeNull();
    const measureOptions = () =>
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getBoundingClientRect());
    const boxesBefore = measureOptions();
    await userEvent.click(within(group).getByRole('radio', { name: 'Yes' }));
    await expect(canvas.getByRole('button', { name: clearLabel })).toBeVisible();
    // The Clear button must not move the options: a second click hits the same option.
    await expect(measureOptions()).toEqual(boxesBefore);
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(group).getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: clearLabel }));
    await expect(within(group).getByRole('radio', { name: 'No' })).not.toBeChecked();
    const missing = canvas.getByRole('radiogroup', { name: 'Missing' });
    await expect(missing).toHaveAccessibleDescription(messages.required);
  },
};

export const Checkboxes: StoryObj = {
  render: () => (
    <States>
      <OneInput question={ethnicity} answer={{ ...ethnicity.blank, south: true, other: true }} />
      <OneInput
        question={{ ...ethnicity, name: 'objective', label: 'Objective', hint: undefined, required: true }}
        error={messages.required}
      />
    </States>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Ethnic heritage' });
    await expect(group).toHaveAccessibleDescription('Choose all that apply.');
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Latino' }));
    await expect(within(group).getByRole('checkbox', { name: 'Latino' })).toBeChecked();
    await expect(within(group).getByRole('checkbox', { name: 'South Asian' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Objective (required)' })).toHaveAccessibleDescription(
      messages.required,
    );
  },
};
