import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShoopForm } from './use-shoop-form.ts';

const draft = { keep: () => undefined, forget: () => undefined };

it('Returns the same object after the first keystroke in a field, so that no medicine renders again', () => {
  let renderCount = 0;
  const { result } = renderHook(() => {
    renderCount += 1;
    return useShoopForm({ initialMedicines: null, draft });
  });
  const firstResult = result.current;
  const firstCount = renderCount;
  act(() => firstResult.form.setAnswer('shoop.0.note', 'a'));
  // Otherwise the test would prove nothing.
  expect(renderCount, 'the library renders with the first change').toBeGreaterThan(firstCount);
  expect(result.current).toBe(firstResult);
});
