import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { rows } from '#domain/questions/answers/rows.ts';
import { text } from '#domain/questions/kinds.ts';
import type { Answers } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { showForm } from '../show-form.tsx';

const onSubmit = vi.fn(async (_answers: Answers): Promise<void> => undefined);
const nameQuestion = text('name', 'Name', { required: true });

/**
 * Renders a form with a list of pets, whose names are required.
 * @param extras properties of the list's question
 */
function renderList(extras: object, record: Answers = {}) {
  onSubmit.mockClear();
  const list = rows('pets', 'Pets', {
    addLabel: 'Add another pet',
    questions: [nameQuestion, text('breed', 'Breed')],
    rowLabel: 'Pet',
    ...extras,
  });
  showForm(questionnaire([{ questions: [list] }]), record, onSubmit);
}

const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.queryByRole('button', { name });
const field = (name: string, row = 'Pet 1') =>
  within(screen.getByRole('group', { name: row })).getByRole('textbox', { name });

describe('a list with a label for its first addition', () => {
  const canBeEmpty = { firstAddLabel: 'Add a pet' };

  it('has no row until the first is added, and then can be saved', async () => {
    renderList(canBeEmpty);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('Update')).toBeDisabled();
    await clickButton('Add a pet');
    expect(field('Name')).toHaveFocus();
    expect(button('Add a pet')).toBeNull();
    await userEvent.keyboard('Rex');
    // The second row stays untouched. Such rows are not sent, so that their name is not required.
    await clickButton('Add another pet');
    await clickButton('Update');
    expect(onSubmit.mock.calls[0]?.[0].pets).toMatchObject([{ name: 'Rex' }, { name: '' }]);
  });

  it('is empty again once its only row is removed, and focuses the button', async () => {
    renderList(canBeEmpty);
    await clickButton('Add a pet');
    await clickButton('Remove pet 1');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('Add a pet')).toHaveFocus();
    expect(button('Update')).toBeDisabled();
  });

  it('restores its only row', async () => {
    renderList(canBeEmpty, { pets: [{ name: 'Rex' }] });
    await clickButton('Remove pet 1');
    expect(screen.queryByRole('textbox')).toBeNull();
    await clickButton('Undo: Pet 1 removed: Rex');
    expect(field('Name')).toHaveValue('Rex');
    expect(button('Update')).toBeDisabled();
  });
});

describe('the star of a question in a list', () => {
  it('appears once its row is begun, and goes with the last answer', async () => {
    renderList({});
    expect(field('Name')).not.toBeRequired();
    await userEvent.type(field('Breed'), 'L');
    // The new star must not remount the row's fields while the user types.
    expect(field('Breed')).toHaveFocus();
    expect(field('Name')).toBeRequired();
    await userEvent.clear(field('Breed'));
    expect(field('Name')).not.toBeRequired();
  });

  it('is there from the beginning in the first row of a required list alone', async () => {
    renderList({ required: true });
    await userEvent.type(field('Breed'), 'L');
    await clickButton('Add another pet');
    expect(field('Name')).toBeRequired();
    expect(field('Name', 'Pet 2')).not.toBeRequired();
  });

  it('is there from the beginning in rows whose number another answer sets', () => {
    renderList({ hasFixedRows: true });
    expect(field('Name')).toBeRequired();
  });
});
