import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { treatmentHistory } from '#domain/intake/questions/treatment-history.ts';
import { messages } from '#domain/messages.ts';
import type { Answers } from '#domain/questions/question.ts';
import { showForm } from '../show-form.tsx';

const onSubmit = vi.fn(async (_answers: Answers): Promise<void> => undefined);

const treatments = [
  { name: 'Knee surgery', date: '2019 March' },
  { name: 'Physical therapy', date: '2020 May' },
  { name: 'Cataract', date: '2021 July' },
];

function renderTreatments(stored: readonly object[]) {
  onSubmit.mockClear();
  showForm(treatmentHistory, { previousTreatment: true, treatments: stored }, onSubmit);
}

const names = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: 'Surgery or treatment' })
    .map(({ value }) => value);
const years = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Year' }).map(({ value }) => value);
const button = (name: string) => screen.getByRole('button', { name });
const clickButton = (name: string) => userEvent.click(button(name));
const undoLabel = (row: number, name: string, verb = 'removed') =>
  `Undo: Surgery or treatment ${row} ${verb}: ${name}`;

describe('a removed row with content', () => {
  it('makes the form dirty, even after another edit was undone', async () => {
    renderTreatments(treatments);
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(button('Update')).toBeDisabled();
    await clickButton('Remove surgery or treatment 2');
    expect(button('Update')).toBeEnabled();
  });

  it('shows a placeholder, is announced, and is restored with all its answers', async () => {
    renderTreatments(treatments);
    await clickButton('Remove surgery or treatment 2');
    expect(names()).toEqual(['Knee surgery', 'Cataract']);
    expect(screen.getByText('Surgery or treatment 2 removed: Physical therapy')).toBeVisible();
    expect(screen.getByText('Surgery or treatment 2 removed')).toBeInTheDocument();
    expect(button(undoLabel(2, 'Physical therapy'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Knee surgery', 'Physical therapy', 'Cataract']);
    expect(years()).toEqual(['2019', '2020', '2021']);
    expect(screen.getAllByRole('textbox', { name: 'Surgery or treatment' })[1]).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(screen.getByText('Surgery or treatment 2 is back')).toBeInTheDocument();
    expect(button('Update')).toBeDisabled();
  });

  it('is restored to its place, in any order of undoing', async () => {
    renderTreatments(treatments);
    await clickButton('Remove surgery or treatment 1');
    await clickButton('Remove surgery or treatment 2');
    expect(names()).toEqual(['Physical therapy']);
    await clickButton(undoLabel(2, 'Cataract'));
    await clickButton(undoLabel(1, 'Knee surgery'));
    expect(names()).toEqual(['Knee surgery', 'Physical therapy', 'Cataract']);
  });
});

describe('restoring a removed row', () => {
  it('loses no later edits of other rows, nor their errors', async () => {
    renderTreatments([...treatments, { name: '', date: '2022 May' }]);
    const lastNameField = () =>
      screen.getAllByRole('textbox', { name: 'Surgery or treatment' }).at(-1) as HTMLElement;
    await clickButton('Remove surgery or treatment 1');
    await userEvent.type(screen.getAllByRole('textbox', { name: 'Year' })[0] as HTMLElement, '{Backspace}2');
    await clickButton('Update');
    expect(lastNameField()).toHaveAccessibleDescription(messages.treatment);
    await clickButton(undoLabel(1, 'Knee surgery'));
    expect(years()).toEqual(['2019', '2022', '2021', '2022']);
    expect(lastNameField()).toHaveAccessibleDescription(messages.treatment);
  });

  it('empties the only row, and restores it in place of the empty row', async () => {
    renderTreatments(treatments.slice(0, 1));
    await clickButton('Clear surgery or treatment 1');
    expect(names()).toEqual(['']);
    await clickButton(undoLabel(1, 'Knee surgery', 'cleared'));
    expect(names()).toEqual(['Knee surgery']);
    await clickButton('Clear surgery or treatment 1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Surgery or treatment' }), 'Massage');
    await clickButton(undoLabel(1, 'Knee surgery', 'cleared'));
    expect(names()).toEqual(['Knee surgery', 'Massage']);
  });

  it('is impossible after a save', async () => {
    renderTreatments(treatments);
    await clickButton('Remove surgery or treatment 2');
    await clickButton('Update');
    expect(onSubmit.mock.lastCall?.[0].treatments).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(names()).toEqual(['Knee surgery', 'Cataract']);
  });
});

it('removes an empty row without a placeholder', async () => {
  renderTreatments(treatments.slice(0, 2));
  await clickButton('Add another treatment');
  await clickButton('Remove surgery or treatment 3');
  expect(names()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(screen.getAllByRole('textbox', { name: 'Surgery or treatment' })[1]).toHaveFocus();
});
