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

const listItems: LookupItem[] = [
  { id: '1', name: 'Insulin glargine' },
  { id: '2', name: 'Insulin lispro' },
];
const searchList = async (text: string) =>
  listItems.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));

interface LookupOptions {
  search?: (text: string) => Promise<readonly LookupItem[]>;
  answer?: LookupAnswer;
  create?: (text: string) => LookupItem | null;
}

/** Renders a lookup. @returns the answers that it reports, a growing list */
function renderLookup(
  question: LookupQuestion,
  { search = searchList, answer, create = () => null }: LookupOptions = {},
) {
  const pendingReplies: LookupAnswer[] = [];
  render(
    <MantineProvider env="test">
      <FakeLookups lookups={fakeLookups(search, create)}>
        <LookupInput
          question={question}
          id="field"
          answer={answer ?? question.blank}
          onAnswer={(next) => pendingReplies.push(next)}
        />
      </FakeLookups>
    </MantineProvider>,
  );
  return pendingReplies;
}

const field = () => screen.getByRole('combobox');
const findLink = (name: string) => screen.findByRole('button', { name });
const messageAround = async (name: string) => (await findLink(name)).parentElement?.textContent;

it.each([
  [medication, 'Please choose any from Suggested Medication or Add New Medication', 'Add New Medication'],
  [diagnosis, 'Please Choose any from Suggested Diagnosis or Add New Diagnose', 'Add New Diagnose'],
])(
  'offers to add the typed text although suggestions match (intake §5)',
  async (question, message, addLabel) => {
    const answers = renderLookup(question, { create: (text) => ({ id: '9', name: text }) });
    await userEvent.type(field(), 'Insulin');
    await screen.findByRole('option', { name: 'Insulin lispro' });
    expect(await messageAround(addLabel)).toBe(message);
    await userEvent.click(await findLink(addLabel));
    await waitFor(() =>
      expect(answers.at(-1)).toEqual({ text: 'Insulin', item: { id: '9', name: 'Insulin' } }),
    );
    expect(screen.queryByRole('button', { name: addLabel })).toBeNull();
  },
);

it('shows no error while the field has focus and suggestions, but on blur', async () => {
  renderLookup(medication);
  await userEvent.type(field(), 'Insulin');
  await findLink('Add New Medication');
  expect(field()).not.toHaveAttribute('data-error');
  await userEvent.tab();
  expect(await findLink('Add New Medication')).toHaveFocus();
  await waitFor(() => expect(field()).toHaveAttribute('data-error', 'true'));
});

it('announces the message politely, together with the number of suggestions', async () => {
  renderLookup(medication);
  await userEvent.type(field(), 'Insulin');
  await screen.findByText('2 suggestions. Choose one, or add what you typed as new.');
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions.');
});

it('shows the message after the search, and keeps it while the user types on', async () => {
  const answers: ((items: readonly LookupItem[]) => void)[] = [];
  renderLookup(medication, { search: () => new Promise((answer) => answers.push(answer)) });
  await userEvent.type(field(), 'Insu');
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Add New Medication' })).toBeNull();
  await act(async () => answers[0]?.(listItems));
  const addLink = await findLink('Add New Medication');
  await userEvent.type(field(), 'l');
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(addLink).toBeVisible();
  await userEvent.clear(field());
  await waitFor(() => expect(addLink).not.toBeInTheDocument());
});

it('shows no message for a name that is typed in full', async () => {
  const answers = renderLookup(medication);
  await userEvent.type(field(), 'insulin lispro');
  await waitFor(() => expect(answers.at(-1)?.item?.id).toBe('2'));
  expect(screen.queryByRole('button', { name: 'Add New Medication' })).toBeNull();
});

it('says that a stored name without an item is not listed, before the field is focused', async () => {
  const stored = medication.decode({ name: 'Fish oil', medicationId: null });
  const answers = renderLookup(medication, { answer: stored, create: (text) => ({ id: '9', name: text }) });
  expect(await messageAround('Add New Medication')).toBe(
    'This medication is not in our list yet. Please choose any from Suggested Medication or Add New Medication',
  );
  expect(answers).toEqual([]);
  await userEvent.click(await findLink('Add New Medication'));
  await waitFor(() => expect(answers.at(-1)?.item).toEqual({ id: '9', name: 'Fish oil' }));
});
