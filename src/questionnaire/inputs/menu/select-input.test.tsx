import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { choice, text } from '#domain/questions/kinds.ts';
import { plainOptions } from '#domain/questions/option.ts';
import type { Answers, Option } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';

/** Renders a form with a country and its region. The test decides when their lists arrive. */
function show(initialAnswers: Answers) {
  const arrivals: (() => void)[] = [];
  const listing = (list: readonly Option[]) =>
    vi.fn(() => new Promise<readonly Option[]>((resolve) => arrivals.push(() => resolve(list))));
  const countries = listing(plainOptions(['United States', 'Canada']));
  const regions = listing(plainOptions(['Oregon', 'Texas']));
  const country = choice('country', 'Country', { name: 'countries', isLong: true, load: countries });
  const state = choice('state', 'State', { name: 'regions', isLong: true, on: country, load: regions });
  const onSubmit = vi.fn(async (_answers: Answers): Promise<void> => undefined);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <QuestionnaireForm
          questionnaire={questionnaire([{ questions: [country, state, text('city', 'City')] }])}
          initialAnswers={initialAnswers}
          idPrefix="test"
          label="Test"
          onSubmit={onSubmit}
          actions={() => <button type="submit">Update</button>}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const arrive = () =>
    act(async () => {
      for (const come of arrivals.splice(0)) come();
    });
  return { countries, regions, onSubmit, arrive };
}

const field = (name: string) => screen.getByRole('combobox', { name });
const update = () => userEvent.click(screen.getByRole('button', { name: 'Update' }));
const stored = { country: 'Atlantis', state: 'Oregon', city: '' };

it('fetches no long list for a stored answer, and sends it back unchanged', async () => {
  const { countries, regions, onSubmit } = show(stored);
  expect([field('Country'), field('State')].map((input) => (input as HTMLInputElement).value)).toEqual([
    'Atlantis',
    'Oregon',
  ]);
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Salem');
  await update();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...stored, city: 'Salem' });
  expect([countries, regions].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('fetches the list when its menu is opened to change the answer', async () => {
  const { countries, regions, onSubmit, arrive } = show(stored);
  await userEvent.click(field('Country'));
  await arrive();
  await userEvent.click(await screen.findByRole('option', { name: 'Canada' }));
  await update();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...stored, country: 'Canada' });
  expect([countries, regions].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it('applies a text that was typed and left before the list arrived', async () => {
  const { onSubmit, arrive } = show(stored);
  await userEvent.clear(field('Country'));
  await userEvent.type(field('Country'), 'canada');
  await userEvent.tab();
  expect(field('Country')).toHaveValue('canada');
  await arrive();
  await waitFor(() => expect(field('Country')).toHaveValue('Canada'));
  await update();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...stored, country: 'Canada' });
});

it('fetches the list after browser autofill', async () => {
  const { arrive } = show({ country: '', state: '', city: '' });
  fireEvent.change(field('Country'), { target: { value: 'Canada' } });
  await arrive();
  await waitFor(() => expect(field('Country')).toHaveValue('Canada'));
  expect(field('State')).toBeEnabled();
});

it('fetches the regions of a country whose region is missing', async () => {
  const { regions, arrive } = show({ country: 'Canada', state: '', city: '' });
  await arrive();
  expect(regions).toHaveBeenCalledExactlyOnceWith('Canada');
});

/** Waits until what follows the frame of a keystroke is done. */
const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

it('opens the menu behind the frame of the first letter, with the matches alone', async () => {
  const { arrive } = show(stored);
  await userEvent.click(field('Country'));
  await arrive();
  await userEvent.keyboard('{Escape}');
  fireEvent.input(field('Country'), { target: { value: 'cana' } });
  expect(screen.queryByRole('option')).toBeNull();
  await nextFrame();
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Canada']);
});

it('opens no menu for a field that was left within the frame of the letter', async () => {
  show(stored);
  await userEvent.click(field('State'));
  await userEvent.keyboard('{Escape}');
  // The list is on its way, so that leaving the field does not choose yet.
  fireEvent.input(field('State'), { target: { value: 'texas' } });
  // As a press next to it does; Tab would apply the letter first.
  act(() => field('State').blur());
  await nextFrame();
  await nextFrame();
  expect(field('State')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Loading the list…')).toBeNull();
});

it('acts on the matches of a letter within its frame: an arrow highlights, Enter chooses', async () => {
  const { arrive } = show(stored);
  await userEvent.click(field('Country'));
  await arrive();
  await userEvent.keyboard('{Escape}');
  fireEvent.input(field('Country'), { target: { value: 'cana' } });
  fireEvent.keyDown(field('Country'), { key: 'ArrowDown' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Canada']);
  fireEvent.keyDown(field('Country'), { key: 'Enter' });
  await waitFor(() => expect(field('Country')).toHaveValue('Canada'));
});
