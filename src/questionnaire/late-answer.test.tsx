import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { text } from '#domain/questions/kinds.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { rows } from '#domain/questions/rows.ts';
import { useQuestionnaireForm } from './use-questionnaire-form.ts';

const brands = rows('brands', 'Brands', {
  questions: [text('name', 'Name')],
  addLabel: 'Add another brand',
  rowLabel: 'Brand',
});

it('drops what comes for a row that was taken out meanwhile', () => {
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
