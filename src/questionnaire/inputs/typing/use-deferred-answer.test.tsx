import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDeferredAnswer } from './use-deferred-answer.ts';

it('shows the answer again that a change from outside sets, also if it is the one before', () => {
  const saved = { text: 'Aspirin' };
  const { result, rerender } = renderHook(
    (externalChange: number) => useDeferredAnswer({ answer: saved, externalChange, onAnswer: () => {} }),
    { initialProps: 1 },
  );
  act(() => result.current.setNow({ text: 'Ibu' }));
  expect(result.current.answer.text).toBe('Ibu');
  rerender(2);
  expect(result.current.answer).toBe(saved);
});
