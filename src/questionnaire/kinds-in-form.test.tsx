import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { medications } from '#domain/intake/questions/medications.ts';
import { treatmentHistory } from '#domain/intake/questions/treatment-history.ts';
import { messages } from '#domain/messages.ts';
import { whenYes } from '#domain/questions/condition.ts';
import { choice, text, yesNo } from '#domain/questions/kinds.ts';
import { pastMonth } from '#domain/questions/month.ts';
import { plainOptions } from '#domain/questions/option.ts';
import type { Answers } from '#domain/questions/question.ts';
import { decodeAnswers, type Questionnaire, questionnaire } from '#domain/questions/questionnaire.ts';
import { slider } from '#domain/questions/slider.ts';
import { FakeLookups, fakeLookups } from './fake-lookups.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';

const lookups = fakeLookups(async () => [{ id: '1', name: 'Warfarin' }]);
const onSubmit = vi.fn(async (_answers: Answers): Promise<void> => undefined);
afterEach(() => onSubmit.mockClear());

/** Renders the form of a record, with the reason why it is held up. */
function renderForm(form: Questionnaire, record: Answers = {}) {
  render(
    <MantineProvider env="test">
      <FakeLookups lookups={lookups}>
        <QuestionnaireForm
          questionnaire={form}
          initialAnswers={decodeAnswers(form, record)}
          idPrefix="test"
          label="Test"
          onSubmit={onSubmit}
          actions={({ isDirty, heldUpReason }) => (
            <>
              <button type="submit" disabled={!isDirty || heldUpReason !== null}>
                Update
              </button>
              <p>Held up: {heldUpReason ?? 'no'}</p>
            </>
          )}
        />
      </FakeLookups>
    </MantineProvider>,
  );
}

const updateButton = () => screen.getByRole('button', { name: 'Update' });
/** Clicks Update and returns the answers that were submitted last. */
const submittedAnswers = async () => {
  await userEvent.click(updateButton());
  return onSubmit.mock.lastCall?.[0];
};

describe('a month', () => {
  const monthForm = questionnaire([{ questions: [pastMonth('when', 'When', 'YYYY MMMM')] }]);

  it('keeps an incomplete answer and asks for the missing part', async () => {
    renderForm(monthForm);
    const group = within(screen.getByRole('group', { name: 'When' }));
    await userEvent.type(group.getByRole('textbox', { name: 'Year' }), '2019');
    await userEvent.click(updateButton());
    expect(screen.getByRole('group', { name: 'When' })).toHaveAccessibleDescription(messages.monthFormat);
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Month' }), 'March');
    expect(group.getByRole('textbox', { name: 'Year' })).toHaveValue('2019');
    expect(await submittedAnswers()).toEqual({ when: { month: '03', year: '2019' } });
  });

  it('disables future months, and refuses one that was chosen before its year', async () => {
    renderForm(monthForm);
    const group = within(screen.getByRole('group', { name: 'When' }));
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Month' }), 'March');
    await userEvent.type(group.getByRole('textbox', { name: 'Year' }), '2999');
    expect(group.getByRole('option', { name: 'April' })).toBeDisabled();
    await userEvent.click(updateButton());
    expect(screen.getByRole('group', { name: 'When' })).toHaveAccessibleDescription(messages.dateInFuture);
    await userEvent.click(screen.getByRole('link', { name: /^When/ }));
    expect(group.getByRole('combobox', { name: 'Month' })).toHaveFocus();
  });
});

it('a slider moves with its buttons, stops at its ends and announces its value', async () => {
  renderForm(
    questionnaire([
      {
        questions: [
          slider('days', 'Days', {
            min: 0,
            max: 2,
            unit: ['day a week', 'days a week'],
            ends: ['None', 'All'],
          }),
        ],
      },
    ]),
  );
  const range = screen.getByRole('slider', { name: 'Days' });
  const more = screen.getByRole('button', { name: 'Days: one more' });
  const less = screen.getByRole('button', { name: 'Days: one less' });
  // An untouched slider: its minimum may be a real answer as well.
  expect(range).toHaveAttribute('aria-valuetext', 'Not set yet: 0 is saved');
  await userEvent.click(less);
  expect(range).toHaveAttribute('aria-valuetext', '0 days a week');
  expect(less).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  expect(range).toHaveAttribute('aria-valuetext', '1 day a week');
  await userEvent.click(more);
  await userEvent.click(more);
  expect(more).toHaveFocus();
  expect(range).toHaveAttribute('aria-valuetext', '2 days a week');
  fireEvent.change(range, { target: { value: '1' } });
  expect(await submittedAnswers()).toEqual({ days: 1 });
});

it('a short slider is a row of numbers that describes the value to be saved', async () => {
  renderForm(
    questionnaire([
      { questions: [slider('days', 'Days', { min: 0, max: 7, unit: ['day a week', 'days a week'] })] },
    ]),
  );
  const group = screen.getByRole('radiogroup', { name: 'Days' });
  expect(within(group).getAllByRole('radio')).toHaveLength(8);
  expect(within(group).queryByRole('radio', { checked: true })).toBeNull();
  expect(group).toHaveAccessibleDescription('Not set yet: 0 is saved');
  await userEvent.click(within(group).getByRole('radio', { name: '0' }));
  expect(group).toHaveAccessibleDescription('0 days a week');
  expect(await submittedAnswers()).toEqual({ days: 0 });
});

describe('a choice of counts', () => {
  const cups = questionnaire([
    {
      questions: [choice('cups', 'Cups', plainOptions(['0', '1', '2', 'More Than 5']), { isCounted: true })],
    },
  ]);
  const cupsMenu = () => screen.getByRole('combobox', { name: 'Cups' });
  const lessButton = () => screen.getByRole('button', { name: 'Cups: one less' });
  const moreButton = () => screen.getByRole('button', { name: 'Cups: one more' });

  it('is changed by its buttons, and stops at its ends', async () => {
    renderForm(cups);
    expect(cupsMenu()).toHaveDisplayValue('Not set');
    await userEvent.click(moreButton());
    expect(cupsMenu()).toHaveDisplayValue('1');
    await userEvent.click(lessButton());
    await userEvent.click(lessButton());
    expect(cupsMenu()).toHaveDisplayValue('0');
    expect(lessButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(cupsMenu(), 'More Than 5');
    await userEvent.click(moreButton());
    expect(cupsMenu()).toHaveDisplayValue('More Than 5');
    expect(moreButton()).toHaveFocus();
    expect(await submittedAnswers()).toEqual({ cups: 'More Than 5' });
  });

  it('can be set to none by the first click, and cleared', async () => {
    renderForm(cups, { cups: '2' });
    await userEvent.selectOptions(cupsMenu(), 'Not set');
    expect(await submittedAnswers()).toEqual({ cups: '' });
    await userEvent.click(lessButton());
    expect(await submittedAnswers()).toEqual({ cups: '0' });
  });

  it('keeps a stored number that is on no list', () => {
    renderForm(cups, { cups: '12' });
    expect(cupsMenu()).toHaveDisplayValue('12');
  });
});

describe('a list that is held up', () => {
  it('can neither be extended nor saved until its medication is chosen, and says why (intake §4)', async () => {
    renderForm(medications);
    const add = screen.getByRole('button', { name: 'Add another medication' });
    const name = screen.getByRole('combobox', { name: /Name/ });
    await userEvent.type(name, 'Warf');
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription(/^Choose each medication/);
    expect(updateButton()).toBeDisabled();
    expect(screen.getByText(/Held up: Choose each/)).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Dose' }), '5 mg{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(name);
    await userEvent.click(await screen.findByRole('option', { name: 'Warfarin' }));
    expect(add).toBeEnabled();
    expect(screen.getByText('Held up: no')).toBeInTheDocument();
    expect(await submittedAnswers()).toMatchObject({ medications: [{ dose: '5 mg' }] });
  });

  it('is released by removing the row', async () => {
    const row = (name: string, medicationId: string) => ({ name, medicationId, dose: '', frequency: '' });
    renderForm(medications, { medications: [row('Warfarin', '1'), row('Warf', '')] });
    expect(updateButton()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove medication 2' }));
    expect(updateButton()).toBeEnabled();
  });
});

it('the first treatment has its own message, and its row’s name in the summary', async () => {
  renderForm(treatmentHistory);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(updateButton());
  await userEvent.click(screen.getByRole('link', { name: /^Surgery or treatment 1, Surgery or treatment/ }));
  const name = screen.getByRole('textbox', { name: /Surgery or treatment/ });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Please Enter Surgery/Treatment');
});

describe('headings', () => {
  const smokes = yesNo('smokes', 'Do you smoke?');
  const type = (name: string) => text(name, 'Type', { required: true, when: whenYes(smokes) });
  const smokingForm = questionnaire([
    { title: 'Smoking', questions: [smokes, type('tobacco')] },
    { title: 'Details', when: whenYes(smokes), questions: [type('pipe')] },
  ]);

  it('are hidden with their questions', async () => {
    renderForm(smokingForm);
    expect(screen.queryByRole('heading', { name: 'Details' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByRole('group', { name: 'Details' })).toBeInTheDocument();
  });

  it('distinguish two questions with the same label in the summary', async () => {
    renderForm(smokingForm);
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(updateButton());
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual([`Smoking: Type: ${messages.required}`, `Details: Type: ${messages.required}`]);
  });
});
