import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { text } from '#domain/questions/kinds.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { showForm } from './show-form.tsx';

const email = text('email', 'Email');
const confirmation = text('confirmEmail', 'Confirm email', {
  rule: (answer, others) => (answer === others?.email ? null : 'Email Does Not Match'),
});
const form = questionnaire([{ questions: [email, confirmation] }], [{ on: email, rechecks: [confirmation] }]);

it('clears a problem once the answer it depends on changes, and reports it again on the next save', async () => {
  showForm(form, {}, async () => undefined);
  const clickUpdate = () => userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@clinic.test');
  await userEvent.type(screen.getByRole('textbox', { name: 'Confirm email' }), 'ava@clinic.test');
  await clickUpdate();
  expect(screen.getByRole('textbox', { name: 'Confirm email' })).toBeInvalid();

  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 's');
  expect(screen.getByRole('textbox', { name: 'Confirm email' })).toBeValid();
  await clickUpdate();
  expect(screen.getByRole('textbox', { name: 'Confirm email' })).toBeInvalid();
});
