import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { createSessionDraft } from './session-draft.ts';

const draft = createSessionDraft('some-form', v.object({ name: v.optional(v.string(), '') }));

function blockStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    });
}
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('keeps a draft in memory while the storage is blocked, and forgets it', () => {
  blockStorage();
  draft.write({ name: 'Ada' });
  expect(draft.read()).toEqual({ name: 'Ada' });
  draft.forget();
  expect(draft.read()).toEqual({ name: '' });
});

it('never shows a forgotten draft that the storage did not remove', () => {
  draft.write({ name: 'Ada' });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  });
  draft.forget();
  expect(draft.read()).toEqual({ name: '' });
});
