import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { text } from '#domain/questions/kinds.ts';
import { decodeAnswers, questionnaire } from '#domain/questions/questionnaire.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';

const nameForm = questionnaire([{ questions: [text('name', 'Name')] }]);

it('A failed save drops the second click of a double click, which would take the focus', async () => {
  render(
    <MantineProvider env="test">
      <QuestionnaireForm
        questionnaire={nameForm}
        initialAnswers={decodeAnswers(nameForm, {})}
        idPrefix="test"
        label="Test"
        onSubmit={() => Promise.reject(new Error('500'))}
        actions={() => <button type="submit">Update</button>}
      />
    </MantineProvider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(fireEvent.mouseDown(document.body, { detail: 2 })).toBe(false);
  expect(fireEvent.mouseDown(document.body, { detail: 1 })).toBe(true);
});
