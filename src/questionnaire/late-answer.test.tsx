import { MantineProvider } from '@mantine/core';
import { act, render, renderHook, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { rows } from '#domain/questions/answers/rows.ts';
import { text } from '#domain/questions/kinds.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { AnswerField } from './answer-field.tsx';
import { AnswerFormContext } from './answer-form.ts';
import { useQuestionnaireForm } from './use-questionnaire-form.ts';

const brands = rows('brands', 'Brands', {
  questions: [text('name', 'Name')],
  addLabel: 'Add another brand',
  rowLabel: 'Brand',
});

it('drops an answer to a row that was removed', () => {
  const form = renderHook(() =>
    useQuestionnaireForm({
      questionnaire: questionnaire([{ questions: [text('city', 'City'), brands] }]),
      initialAnswers: { city: '', brands: [{ name: 'A' }, { name: 'B' }] },
      idPrefix: 'test',
    }),
  ).result.current.form;
  act(() => form.removeRow('brands', 1));
  act(() => form.setAnswer('brands.1.name', 'too late'));
  act(() => form.setAnswer('brands.0.name', 'C'));
  act(() => form.setAnswer('city', 'Salem'));
  expect(form.getAnswers()).toEqual({ city: 'Salem', brands: [{ name: 'C' }] });
});

it('shows an answer that is set before the field subscribes', () => {
  const city = text('city', 'City');
  function Form() {
    const { form } = useQuestionnaireForm({
      questionnaire: questionnaire([{ questions: [city] }]),
      initialAnswers: { city: 'Salem' },
      idPrefix: 'test',
    });
    // Runs after the field has rendered, but before its effects subscribe.
    useLayoutEffect(() => form.setAnswer('city', 'Boulder'), [form]);
    return (
      <AnswerFormContext value={form}>
        <AnswerField question={city} path="city" />
      </AnswerFormContext>
    );
  }
  render(<Form />, { wrapper: (props) => <MantineProvider env="test" {...props} /> });
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Boulder');
});
