import { createAtom } from '@tanstack/react-store';
import { act, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answers } from '#domain/questions/question.ts';
import { type AnswerForm, AnswerFormContext } from '#questionnaire/answer-form.ts';
import { useDebouncedMedicines } from './use-debounced-medicines.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Renders the hook for one medicine, with functions to type its dose, to wait, and to read it. */
function renderMedicines() {
  const currentAnswers = createAtom<Answers>({ shoop: [{ dailyDose: '5' }] });
  const form = { currentAnswers, getAnswers: currentAnswers.get } as unknown as AnswerForm;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AnswerFormContext value={form}>{children}</AnswerFormContext>
  );
  const { result } = renderHook(useDebouncedMedicines, { wrapper });
  return {
    type: (dailyDose: string) => act(() => currentAnswers.set({ shoop: [{ dailyDose }] })),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    shownDoses: () => result.current.map(({ dailyDose }) => dailyDose),
  };
}

it('Updates once typing has paused', () => {
  const { type, wait, shownDoses } = renderMedicines();
  type('50');
  // The pause is 1200 ms.
  wait(1199);
  expect(shownDoses()).toEqual(['5']);
  wait(1);
  expect(shownDoses()).toEqual(['50']);
});

it('Waits for the end of a click, because new warnings would move the button away from the pointer', () => {
  const { type, wait, shownDoses } = renderMedicines();
  type('50');
  wait(1100);
  fireEvent.pointerDown(window);
  wait(5000);
  expect(shownDoses()).toEqual(['5']);
  fireEvent.pointerUp(window);
  expect(shownDoses()).toEqual(['5']);
  // The update comes after the click, in a timer.
  wait(0);
  expect(shownDoses()).toEqual(['50']);
});
