import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { diagnosisLookup, medicationLookup } from '#domain/questions/lookup.ts';
import type { LookupAnswer, LookupQuestion } from '#domain/questions/question.ts';
import { FakeLookups, fakeLookups } from '#questionnaire/fake-lookups.tsx';
import type { LookupItem } from '#questionnaire/lookup-provider.ts';
import { LookupInput } from './lookup-input.tsx';

const medication = medicationLookup('medication', 'Medication');
const diagnosis = diagnosisLookup('diagnosis', 'Diagnosis');

const list: LookupItem[] = [
  { id: '1', name: 'Insulin glargine' },
  { id: '2', name: 'Insulin lispro' },
];
const matching = async (text: string) =>
  list.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));

interface Given {
  search?: (text: string) => Promise<readonly LookupItem[]>;
  answer?: LookupAnswer;
  create?: (text: string) => LookupItem | null;
}

function show(question: LookupQuestion, { search = matching, answer, create = () => null }: Given = {}) {
  const given: LookupAnswer[] = [];
  render(
    <MantineProvider env="test">
      <FakeLookups lookups={fakeLookups(search, create)}>
        <LookupInput
          question={question}
          id="field"
          answer={answer ?? question.blank}
          onAnswer={(next) => given.push(next)}
        />
      </FakeLookups>
    </MantineProvider>,
  );
  return given;
}

const field = () => screen.getByRole('combobox');
const link = (name: string) => screen.findByRole('button', { name });
const sentence = async (name: string) => (await link(name)).parentElement?.textContent;

it.each([
  [medication, 'Please choose any from Suggested Medication or Add New Medication', 'Add New Medication'],
  [diagnosis, 'Please Choose any from Suggested Diagnosis or Add New Diagnose', 'Add New Diagnose'],
])('offers to add the typed text although suggestions match (intake §5)', async (asked, words, add) => {
  const given = show(asked, { create: (text) => ({ id: '9', name: text }) });
  await userEvent.type(field(), 'Insulin');
  await screen.findByRole('option', { name: 'Insulin lispro' });
  expect(await sentence(add)).toBe(words);
  await userEvent.click(await link(add));
  await waitFor(() => expect(given.at(-1)).toEqual({ text: 'Insulin', item: { id: '9', name: 'Insulin' } }));
  expect(screen.queryByRole('button', { name: add })).toBeNull();
});

it('shows no error while the field has focus and suggestions, but on blur', async () => {
  show(medication);
  await userEvent.type(field(), 'Insulin');
  await link('Add New Medication');
  expect(field()).not.toHaveAttribute('data-error');
  await userEvent.tab();
  expect(await link('Add New Medication')).toHaveFocus();
  await waitFor(() => expect(field()).toHaveAttribute('data-error', 'true'));
});

it('announces the message politely, together with the number of suggestions', async () => {
  show(medication);
  await userEvent.type(field(), 'Insulin');
  await screen.findByText('2 suggestions. Choose one, or add what you typed as new.');
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions.');
});

it('shows the message after the search, and keeps it while the user types on', async () => {
  const answers: ((items: readonly LookupItem[]) => void)[] = [];
  show(medication, { search: () => new Promise((answer) => answers.push(answer)) });
  await userEvent.type(field(), 'Insu');
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Add New Medication' })).toBeNull();
  await act(async () => answers[0]?.(list));
  const said = await link('Add New Medication');
  await userEvent.type(field(), 'l');
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(said).toBeVisible();
  await userEvent.clear(field());
  await waitFor(() => expect(said).not.toBeInTheDocument());
});

it('shows no message for a name that is typed in full', async () => {
  const given = show(medication);
  await userEvent.type(field(), 'insulin lispro');
  await waitFor(() => expect(given.at(-1)?.item?.id).toBe('2'));
  expect(screen.queryByRole('button', { name: 'Add New Medication' })).toBeNull();
});

it('says that a stored name without an item is not listed, before the field is focused', async () => {
  const stored = medication.decode({ name: 'Fish oil', medicationId: null });
  const given = show(medication, { answer: stored, create: (text) => ({ id: '9', name: text }) });
  expect(await sentence('Add New Medication')).toBe(
    'This medication is not in our list yet. Please choose any from Suggested Medication or Add New Medication',
  );
  expect(given).toEqual([]);
  await userEvent.click(await link('Add New Medication'));
  await waitFor(() => expect(given.at(-1)?.item).toEqual({ id: '9', name: 'Fish oil' }));
});
