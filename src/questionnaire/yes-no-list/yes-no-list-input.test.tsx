import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { familyHistory } from '#domain/intake/questions/histories.ts';
import type { Answers, TriStates } from '#domain/questions/question.ts';
import { type Questionnaire, questionnaire } from '#domain/questions/questionnaire.ts';
import { yesNoList } from '#domain/questions/yes-no-list.ts';
import { showForm } from '../show-form.tsx';
import { createMatcher } from './matcher.ts';

const onSubmit = vi.fn(async (_answers: Answers): Promise<void> => undefined);

function renderForm(form: Questionnaire, record: Answers = {}) {
  onSubmit.mockClear();
  showForm(form, record, onSubmit);
}

const option = (value: string) => ({ value, label: value });
const illsList = yesNoList(
  'ills',
  'Ills',
  [
    { title: 'Head', options: ['Ache', 'Dizziness'].map(option) },
    { title: 'Body', options: ['Fever', 'Cough'].map(option) },
  ],
  { itemLabel: 'ill' },
);
const illsForm = questionnaire([{ questions: [illsList] }]);

const radio = (name: string, answer: string) =>
  within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: answer });
/** Clicks with a given event timestamp, in ms. */
const clickAt = (target: HTMLElement, timeStampMs: number) => {
  const click = createEvent.click(target);
  Object.defineProperty(click, 'timeStamp', { value: timeStampMs });
  fireEvent(target, click);
};
const button = (name: string) => screen.getByRole('button', { name });
const filterField = () => screen.getByRole('textbox', { name: 'Find a ill' });
/** Clicks Update and returns the answers of the list that were submitted last. */
const submittedIlls = async () => {
  await userEvent.click(button('Update'));
  return onSubmit.mock.lastCall?.[0].ills as TriStates;
};

describe('answering', () => {
  it('re-renders only the answered row', async () => {
    const rendered = new Set<string>();
    const groups = illsList.groups.map((group) => ({
      ...group,
      options: group.options.map((entry) =>
        Object.defineProperty({ ...entry }, 'label', {
          get() {
            rendered.add(entry.value);
            return entry.label;
          },
        }),
      ),
    }));
    renderForm(questionnaire([{ questions: [{ ...illsList, groups }] }]));
    rendered.clear();
    await userEvent.click(radio('Fever', 'Yes'));
    // Testing Library reads the label of the clicked radio button, which counts as rendered.
    expect([...rendered]).toEqual(['Fever']);
    rendered.clear();
    await userEvent.keyboard('{ArrowDown}');
    expect([...rendered]).toEqual(['Fever']);
  });

  it('goes from Yes to No to unanswered, which is not No', async () => {
    renderForm(illsForm, { Ache: false });
    clickAt(radio('Fever', 'Yes'), 1000);
    clickAt(radio('Fever', 'No'), 2000);
    clickAt(radio('Fever', 'No'), 4000);
    expect(radio('Fever', 'No')).not.toBeChecked();
    expect(screen.getByText('Fever: not answered')).toBeInTheDocument();
    await userEvent.click(radio('Cough', 'Yes'));
    expect(await submittedIlls()).toEqual({ Ache: false, Dizziness: null, Fever: null, Cough: true });
  });

  it('keeps an answer that is clicked twice in quick succession', () => {
    renderForm(illsForm);
    clickAt(radio('Fever', 'Yes'), 1000);
    clickAt(radio('Fever', 'Yes'), 1300);
    expect(radio('Fever', 'Yes')).toBeChecked();
  });
});

describe('answering by keyboard', () => {
  it('accepts the keys Y, N and Delete, across groups', async () => {
    renderForm(illsForm);
    radio('Ache', 'Yes').focus();
    await userEvent.keyboard('yn');
    expect(radio('Fever', 'Yes')).toHaveFocus();
    await userEvent.keyboard('YN');
    expect(radio('Cough', 'No')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(await submittedIlls()).toEqual({ Ache: true, Dizziness: false, Fever: true, Cough: null });
  });

  it('ignores keys with modifiers', async () => {
    renderForm(illsForm);
    radio('Ache', 'Yes').focus();
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(radio('Ache', 'Yes')).not.toBeChecked();
  });
});

describe('Marking the rest as No', () => {
  it('answers all other entries, is announced, and is undone exactly', async () => {
    renderForm(illsForm, { Ache: true, Dizziness: false });
    expect(screen.getByText('2 of 4 answered')).toBeInTheDocument();
    await userEvent.click(button('Mark the other 2 as No'));
    expect(screen.getByText('All 4 answered')).toBeInTheDocument();
    expect(screen.getByText('2 ills answered No')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
    expect(button('Undo: 2 ills answered No')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button('Mark the other 2 as No')).toHaveFocus();
    expect(radio('Dizziness', 'No')).toBeChecked();
    expect(radio('Fever', 'No')).not.toBeChecked();
    expect(button('Update')).toBeDisabled();
  });

  it('keeps later answers when it is undone', async () => {
    renderForm(illsForm);
    await userEvent.click(button('Mark all 4 as No'));
    await userEvent.click(radio('Cough', 'Yes'));
    await userEvent.click(button('Undo: 4 ills answered No'));
    expect(await submittedIlls()).toEqual({ Ache: null, Dizziness: null, Fever: null, Cough: true });
  });

  it('answers only the entries that the filter shows, and says how many', async () => {
    renderForm(illsForm, { Fever: true });
    // Two ills contain an “h”: Ache and Cough.
    await userEvent.type(filterField(), 'h');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark the 2 shown as No' }));
    // All visible entries are answered.
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
    expect(button('Undo: 2 ills answered No')).toHaveFocus();
    await userEvent.type(filterField(), '{Escape}');
    expect(await screen.findByRole('button', { name: 'Mark the last one as No' })).toBeInTheDocument();
    expect(await submittedIlls()).toEqual({ Ache: false, Dizziness: null, Fever: true, Cough: false });
  });

  it('undoes click by click, the latest first', async () => {
    renderForm(illsForm);
    await userEvent.type(filterField(), 'cough');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark the one shown as No' }));
    await userEvent.type(filterField(), '{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark the other 3 as No' }));
    await userEvent.keyboard('{Enter}');
    expect(button('Undo: 1 ill answered No')).toHaveFocus();
    expect(screen.getByText('1 of 4 answered')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('0 of 4 answered')).toBeInTheDocument();
    expect(button('Mark all 4 as No')).toHaveFocus();
  });
});

describe('the filter', () => {
  it('counts matches, reports none, and does not submit on Enter', async () => {
    renderForm(familyHistory, { asthma: true });
    const find = screen.getByRole('textbox', { name: 'Find a condition' });
    await userEvent.click(radio('Lupus', 'Yes'));
    await userEvent.type(find, 'diabetes{Enter}');
    expect(screen.getByText('2 of 31 conditions')).toBeInTheDocument();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2);
    expect(screen.getAllByRole('group', { name: 'Digestion, kidneys and hormones' })).toHaveLength(1);
    expect(screen.queryByRole('group', { name: 'Lungs, skin and allergies' })).toBeNull();
    await userEvent.type(find, ' no such');
    expect(screen.getByText('No condition matches “diabetes no such”.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getAllByRole('radiogroup')).toHaveLength(31);
    expect(radio('Lupus', 'Yes')).toBeChecked();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('finds words in any order, ignoring accents and case', () => {
    expect(createMatcher('PRESSURE  high')('High blood pressure')).toBe(true);
    expect(createMatcher('sjogren')('Sjögren’s syndrome')).toBe(true);
    expect(createMatcher(' ')('Anything')).toBe(true);
    expect(createMatcher('low')('High blood pressure')).toBe(false);
  });
});
