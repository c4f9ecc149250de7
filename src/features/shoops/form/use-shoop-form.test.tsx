import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShoopForm } from './use-shoop-form.ts';

const draft = { keep: () => undefined, forget: () => undefined };

it('Returns the same object after the first keystroke in a field, so that no medicine renders again', () => {
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useShoopForm({ initialMedicines: null, draft });
  });
  const before = result.current;
  const first = drawn;
  act(() => before.form.setAnswer('shoop.0.note', 'a'));
  expect(drawn, 'the library draws with the first change').toBeGreaterThan(first);
  expect(result.current).toBe(before);
});
