import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorSummary, type SummarizedError } from './error-summary.tsx';

const errors = [{ id: 'name', label: 'Name', message: 'This field is required' }];

/** Returns a form with these errors, below a heading if there is one. */
function formWith(summarizedErrors: readonly SummarizedError[], heading?: string) {
  return (
    <MantineProvider env="test">
      <section>
        {heading && <h2 tabIndex={-1}>{heading}</h2>}
        <form aria-label="Contacts">
          <ErrorSummary errors={summarizedErrors} attempt={1} />
          <input id="name" aria-label="Name" />
        </form>
      </section>
    </MantineProvider>
  );
}

it('joins label and message to a sentence, for labels that are names or questions', () => {
  render(
    formWith([...errors, { id: 'diet', label: 'Do you have allergies?', message: 'This field is required' }]),
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Name: This field is required',
    'Do you have allergies? This field is required',
  ]);
});

it('moves focus to the heading of its section when it unmounts', () => {
  const { rerender } = render(formWith(errors, 'Contacts'));
  screen.getByRole('link').focus();
  rerender(formWith([], 'Contacts'));
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('moves focus to the form if there is no such heading', () => {
  const { rerender } = render(formWith(errors));
  expect(screen.getByRole('region')).toHaveFocus();
  rerender(formWith([]));
  expect(screen.getByRole('form')).toHaveFocus();
});

it('leaves focus alone when it unmounts without it', () => {
  const { rerender } = render(formWith(errors, 'Contacts'));
  screen.getByRole('textbox').focus();
  rerender(formWith([], 'Contacts'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
