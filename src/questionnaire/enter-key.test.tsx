import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { choice, digits, flags, text, yesNo } from '#domain/questions/kinds.ts';
import { medicationLookup } from '#domain/questions/lookup.ts';
import { pastMonth } from '#domain/questions/month.ts';
import { plainOptions } from '#domain/questions/option.ts';
import type { Answers } from '#domain/questions/question.ts';
import { decodeAnswers, questionnaire } from '#domain/questions/questionnaire.ts';
import { FakeLookups, fakeLookups } from './fake-lookups.tsx';
import { QuestionnaireForm, type QuestionnaireFormProps } from './questionnaire-form.tsx';

const petQuestion = choice('pet', 'Pet', plainOptions(['Cat', 'Caterpillar', 'Dog', 'Goldfish']));
const petForm = questionnaire([
  {
    questions: [
      text('name', 'Name'),
      petQuestion,
      medicationLookup('food', 'Food'),
      yesNo('fed', 'Is it fed?'),
      flags('likes', 'What it likes', plainOptions(['Balls'])),
      pastMonth('since', 'Since', 'YYYY-MM'),
      text('story', 'Its story', { long: true }),
      digits('age', 'Age'),
    ],
  },
]);

const foods = ['Fish', 'Flakes', 'Bone'].map((name) => ({ id: name, name }));
const lookups = fakeLookups(async (typed) =>
  foods.filter(({ name }) => name.toLowerCase().startsWith(typed)),
);

const onSubmit = vi.fn(async (_answers: Answers): Promise<void> => undefined);

/** Renders the form of a dog; the lookup searches a list of foods. */
function renderForm(props: Partial<QuestionnaireFormProps> = {}) {
  onSubmit.mockClear();
  render(
    <MantineProvider env="test">
      <FakeLookups lookups={lookups}>
        <QuestionnaireForm
          questionnaire={petForm}
          initialAnswers={decodeAnswers(petForm, { pet: 'Dog' })}
          // Lets a single Enter save, so that the tests notice a save that must not happen.
          savesUnchanged
          idPrefix="test"
          label="Test"
          onSubmit={onSubmit}
          actions={() => <button type="submit">Update</button>}
          {...props}
        />
      </FakeLookups>
    </MantineProvider>,
  );
}

const petField = () => screen.getByRole('combobox', { name: 'Pet' });
const foodField = () => screen.getByRole('combobox', { name: 'Food' });
const retypePet = async (typed: string) => {
  await userEvent.clear(petField());
  await userEvent.type(petField(), typed);
};

describe('Enter in a searchable menu', () => {
  it('chooses the only remaining option, and saves when pressed again', async () => {
    renderForm();
    await retypePet('gold{Enter}');
    expect(petField()).toHaveValue('Goldfish');
    expect(petField()).toHaveAttribute('aria-expanded', 'false');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.lastCall?.[0].pet).toBe('Goldfish');
  });

  it('chooses the option that is typed in full although others begin with it', async () => {
    renderForm();
    await retypePet('cat{Enter}');
    expect(petField()).toHaveValue('Cat');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  // Two options begin with “ca”, none matches “zebra”, and two contain “o”.
  it.each(['ca', 'zebra', 'o'])('chooses and saves nothing for %s', async (typed) => {
    renderForm();
    await retypePet(`${typed}{Enter}`);
    expect(petField()).toHaveValue(typed);
    await userEvent.keyboard('{Escape}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(petField()).toHaveValue('Dog');
  });

  it('clears the answer if its text was deleted', async () => {
    renderForm();
    await userEvent.clear(petField());
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.lastCall?.[0].pet).toBe('');
  });
});

describe('Enter in a search of a shared list', () => {
  it('chooses the only remaining suggestion', async () => {
    renderForm();
    await userEvent.type(foodField(), 'bo');
    await screen.findByRole('option', { name: 'Bone' });
    await userEvent.keyboard('{Enter}');
    expect(foodField()).toHaveValue('Bone');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.lastCall?.[0].food).toMatchObject({ item: { name: 'Bone' } });
  });

  it('chooses and saves nothing with several suggestions or during the search', async () => {
    renderForm();
    await userEvent.type(foodField(), 'f{Enter}');
    // A region would be the error summary of a submit.
    expect(screen.queryByRole('region')).toBeNull();
    await screen.findByRole('option', { name: 'Fish' });
    await userEvent.keyboard('{Enter}');
    expect(foodField()).toHaveValue('f');
    expect(screen.queryByRole('region')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a form that Enter does not save (decision 58)', () => {
  const pressEnterIn = async (control: HTMLElement) => {
    control.focus();
    await userEvent.keyboard('{Enter}');
  };

  it('focuses the next text field, and stays in other controls', async () => {
    renderForm({ savesOnEnter: false });
    const age = screen.getByRole('textbox', { name: 'Age' });
    expect(age).toHaveAttribute('enterkeyhint', 'next');
    await pressEnterIn(screen.getByRole('textbox', { name: 'Name' }));
    expect(petField()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(foodField()).toHaveFocus();
    await pressEnterIn(age);
    expect(age).toHaveFocus();
    for (const radio of [...screen.getAllByRole('radio'), screen.getByRole('checkbox')])
      await pressEnterIn(radio);
    await pressEnterIn(screen.getByRole('combobox', { name: 'Month' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its meaning in a multi-line text and on the submit button', async () => {
    renderForm({ savesOnEnter: false });
    const story = screen.getByRole('textbox', { name: 'Its story' });
    await userEvent.type(story, 'One{Enter}two');
    expect(story).toHaveValue('One\ntwo');
    expect(story).not.toHaveAttribute('enterkeyhint');
    await pressEnterIn(screen.getByRole('button', { name: 'Update' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is not the default', async () => {
    renderForm();
    expect(screen.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('enterkeyhint');
    await pressEnterIn(screen.getByRole('textbox', { name: 'Name' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
