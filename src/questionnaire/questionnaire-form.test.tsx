import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { contacts } from '#domain/intake/questions/contacts.ts';
import { diagnosis } from '#domain/intake/questions/diagnosis.ts';
import { patientInformation } from '#domain/intake/questions/patient-information.ts';
import { messages } from '#domain/messages.ts';
import { countries } from '#domain/options/person.ts';
import { rows } from '#domain/questions/answers/rows.ts';
import { whenAnswer, whenYes } from '#domain/questions/condition.ts';
import { text, yesNo } from '#domain/questions/kinds.ts';
import type { Answers } from '#domain/questions/question.ts';
import { decodeAnswers, type Questionnaire, questionnaire } from '#domain/questions/questionnaire.ts';
import { FakeLookups, fakeLookups } from './fake-lookups.tsx';
import { QuestionnaireForm, type QuestionnaireFormProps } from './questionnaire-form.tsx';

const lookups = fakeLookups(async () => [{ id: '1', name: 'Migraine' }]);

type FormOptions = Partial<QuestionnaireFormProps> & { questionnaire: Questionnaire; record?: Answers };

function form({ record = {}, ...given }: FormOptions) {
  return (
    <QuestionnaireForm
      initialAnswers={decodeAnswers(given.questionnaire, record)}
      idPrefix="test"
      label="Test"
      onSubmit={async () => undefined}
      actions={({ isDirty, isSaving }) => (
        <button type="submit" disabled={!isDirty}>
          {isSaving ? 'Saving' : 'Update'}
        </button>
      )}
      {...given}
    />
  );
}

function renderForms(...forms: FormOptions[]) {
  return render(
    <MantineProvider env="test">
      <FakeLookups lookups={lookups}>
        {forms.map((given) => (
          <div key={given.idPrefix ?? 'test'}>{form(given)}</div>
        ))}
      </FakeLookups>
    </MantineProvider>,
  );
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const updateButton = () => screen.getByRole('button', { name: 'Update' });

const hasHobbies = yesNo('hasHobbies', 'Do you have hobbies?');
const hobbyName = text('kind', 'Which one?', { when: whenYes(hasHobbies) });
const hobbyForm = questionnaire([
  {
    questions: [
      text('name', 'Name', { required: true }),
      hasHobbies,
      hobbyName,
      text('club', 'Club', { when: whenAnswer(hobbyName, (answer) => answer === 'Chess'), required: true }),
      rows('pets', 'Pets', {
        questions: [text('name', 'Pet', { rule: (answer) => (answer === 'x' ? 'Not a pet' : null) })],
        addLabel: 'Add a pet',
        rowLabel: 'Pet',
      }),
    ],
  },
]);

/** Returns the questionnaire with labels that record which fields render. */
function recordingRenders(original: Questionnaire, rendered: Set<string>): Questionnaire {
  const groups = original.groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) =>
      Object.defineProperty({ ...question }, 'label', {
        get() {
          rendered.add(question.name);
          return question.label;
        },
      }),
    ),
  }));
  return questionnaire(groups, original.effects);
}

describe('typing', () => {
  it('renders no field, with three sections open, from the first keystroke on', async () => {
    const rendered = new Set<string>();
    const sections = { 'info-patient': patientInformation, contact: contacts, diagnosis };
    renderForms(
      ...Object.entries(sections).map(([idPrefix, original]) => ({
        idPrefix,
        questionnaire: recordingRenders(original, rendered),
      })),
    );
    expect(rendered.size).toBeGreaterThan(30); // The recording works.
    // The lists of countries and regions load asynchronously.
    await act(() => countries.load(''));
    for (const id of [
      'info-patient-city',
      'info-patient-zipCode',
      'info-patient-phone',
      'contact-firstName',
    ]) {
      const input = document.getElementById(id) as HTMLElement;
      await userEvent.click(input);
      rendered.clear();
      await userEvent.keyboard('1');
      await userEvent.keyboard('2');
      expect([...rendered]).toEqual([]);
    }
  });

  it('renders only the field whose error it clears, once', async () => {
    const rendered = new Set<string>();
    renderForms({ questionnaire: recordingRenders(contacts, rendered) });
    await userEvent.type(field('Referred by'), 'a');
    await userEvent.click(updateButton());
    expect(field('First name')).toBeInvalid();
    rendered.clear();
    await userEvent.type(field('Relationship'), 'b');
    expect([...rendered]).toEqual([]);
    await userEvent.type(field('First name'), 'A');
    expect(field('First name')).toBeValid();
    rendered.clear();
    await userEvent.keyboard('d');
    expect([...rendered]).toEqual([]);
    expect(field('First name')).toHaveValue('Ad');
  });
});

describe('saving', () => {
  it('is clean until an edit, and again once the edit is undone', async () => {
    const onDirtyChange = vi.fn();
    renderForms({ questionnaire: hobbyForm, record: { name: 'Ada' }, onDirtyChange });
    expect(updateButton()).toBeDisabled();
    await userEvent.type(field('Name'), '!');
    expect(updateButton()).toBeEnabled();
    await userEvent.keyboard('{Backspace}');
    expect(updateButton()).toBeDisabled();
    expect(onDirtyChange.mock.calls).toEqual([[false], [true], [false]]);
  });

  it('starts dirty with a restored draft, and saves it unchanged', async () => {
    const onDirtyChange = vi.fn();
    const onSubmit = vi.fn(async () => undefined);
    const savedAnswers = decodeAnswers(hobbyForm, { name: 'Ada' });
    renderForms({
      questionnaire: hobbyForm,
      record: { name: 'Ada L' },
      savedAnswers,
      onDirtyChange,
      onSubmit,
    });
    expect(onDirtyChange.mock.calls).toEqual([[true]]);
    await userEvent.click(updateButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(updateButton()).toBeDisabled();
  });

  it('saves once for repeated submits, and keeps text typed during the save as unsaved', async () => {
    let finish = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderForms({ questionnaire: hobbyForm, onSubmit });
    await userEvent.type(field('Name'), 'Ada{Enter}{Enter}');
    await userEvent.type(field('Name'), ' L{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    finish();
    expect(await screen.findByRole('button', { name: 'Update' })).toBeEnabled();
    await userEvent.type(field('Name'), '{Backspace}{Backspace}');
    expect(updateButton()).toBeDisabled();
  });

  it('ignores Enter without changes', async () => {
    const onSubmit = vi.fn(async () => undefined);
    renderForms({ questionnaire: hobbyForm, record: { name: 'Ada' }, onSubmit });
    await userEvent.type(field('Name'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a form that is not saved', () => {
  it('keeps the answers and stays dirty after a failed save', async () => {
    const onSubmit = vi.fn(() => Promise.reject(new Error('500')));
    renderForms({ questionnaire: hobbyForm, onSubmit });
    await userEvent.type(field('Name'), 'Ada{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(field('Name')).toHaveValue('Ada');
    expect(updateButton()).toBeEnabled();
    await userEvent.type(field('Name'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('refuses a phone number with an extension, and keeps its text in the field', async () => {
    const onSubmit = vi.fn(async () => undefined);
    renderForms({ questionnaire: contacts, record: { firstName: 'Ada', lastName: 'L' }, onSubmit });
    await userEvent.type(field('Phone'), '5035550100ext. 5');
    await userEvent.click(updateButton());
    expect(field('Phone')).toHaveValue('(503) 555-0100ext. 5');
    expect(field('Phone')).toHaveAccessibleDescription(messages.phoneText);
    expect(onSubmit).not.toHaveBeenCalled();
    for (const _ of 'ext. 5') await userEvent.type(field('Phone'), '{Backspace}');
    await userEvent.click(updateButton());
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ contactPhone: '5035550100' }),
      expect.anything(),
    );
  });

  it('lists and focuses the problems, and clears one once its answer changes', async () => {
    const onSubmit = vi.fn(async () => undefined);
    renderForms({ questionnaire: hobbyForm, onSubmit });
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(updateButton());
    const summary = screen.getByRole('region', { name: 'Please check these answers' });
    expect(summary).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription(messages.required);
    await userEvent.click(within(summary).getByRole('link', { name: /Name/ }));
    expect(field('Name')).toHaveFocus();
    await userEvent.keyboard('A');
    expect(field('Name')).toBeValid();
    expect(screen.queryByRole('region')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('follow-ups', () => {
  it('are shown and hidden by their parent, and keep their text', async () => {
    renderForms({ questionnaire: hobbyForm });
    expect(screen.queryByLabelText('Which one?')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(field('Which one?'), 'Chess');
    await userEvent.type(field('Club'), 'North');
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByLabelText('Which one?')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Club' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(field('Which one?')).toHaveValue('Chess');
    expect(field('Club')).toHaveValue('North');
  });

  it('lose their errors when they are hidden', async () => {
    renderForms({ questionnaire: hobbyForm, record: { name: 'Ada', hasHobbies: true, kind: 'Chess' } });
    await userEvent.type(field('Name'), '!');
    await userEvent.click(updateButton());
    expect(field('Club')).toBeInvalid();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are reset to unanswered by Clear', async () => {
    renderForms({ questionnaire: hobbyForm, record: { hasHobbies: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Clear Do you have hobbies?' }));
    expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    expect(screen.queryByLabelText('Which one?')).toBeNull();
  });
});

describe('lists', () => {
  const record = { pets: [{ name: 'Cat' }, { name: 'Dog' }, { name: 'x' }], name: 'Ada' };
  const petNames = () =>
    screen.getAllByRole('textbox', { name: 'Pet' }).map((pet) => (pet as HTMLInputElement).value);

  it('keep the other rows and their errors when one is removed', async () => {
    renderForms({ questionnaire: hobbyForm, record });
    await userEvent.type(screen.getAllByRole('textbox', { name: 'Pet' })[1] as HTMLElement, 'gy');
    await userEvent.click(updateButton());
    await userEvent.click(screen.getByRole('button', { name: 'Remove pet 1' }));
    expect(petNames()).toEqual(['Doggy', 'x']);
    const [first, second] = screen.getAllByRole('textbox', { name: 'Pet' });
    expect(screen.getByRole('button', { name: 'Undo: Pet 1 removed: Cat' })).toHaveFocus();
    expect(second).toHaveAccessibleDescription('Not a pet');
    await userEvent.type(first as HTMLElement, ' dog');
    expect(petNames()).toEqual(['Doggy dog', 'x']);
  });

  it('focus a new row, and clear the last row instead of removing it', async () => {
    renderForms({ questionnaire: hobbyForm, record: { pets: [{ name: 'Cat' }] } });
    await userEvent.click(screen.getByRole('button', { name: 'Add a pet' }));
    expect(screen.getAllByRole('textbox', { name: 'Pet' })[1]).toHaveFocus();
    await userEvent.keyboard('Dog');
    await userEvent.click(screen.getByRole('button', { name: 'Remove pet 1' }));
    expect(petNames()).toEqual(['Dog']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear pet 1' }));
    expect(petNames()).toEqual(['']);
    expect(screen.getByRole('button', { name: 'Undo: Pet 1 cleared: Dog' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear pet 1' })).toBeNull();
  });
});
