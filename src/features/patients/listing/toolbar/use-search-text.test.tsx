import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

/** Renders the hook with a field. URL updates arrive only when the test rerenders with them. */
function renderSearch() {
  const setUrlText = vi.fn();
  const field = document.createElement('input');
  const { result, rerender } = renderHook(({ urlText }) => useSearchText(urlText, setUrlText), {
    initialProps: { urlText: '' },
  });
  result.current.field.current = field;
  const typeAndFlush = (text: string) =>
    act(() => {
      field.value = text;
      result.current.type(text);
      result.current.flush();
    });
  return { field, setUrlText, typeAndFlush, setUrl: (urlText: string) => rerender({ urlText }), result };
}

it('keeps the typed text while older updates of the URL arrive', () => {
  const { field, setUrl, setUrlText, typeAndFlush, result } = renderSearch();
  typeAndFlush('a');
  typeAndFlush('ab');
  field.value = 'abc';
  setUrl('a');
  setUrl('ab');
  expect(field.value).toBe('abc');
  expect(result.current.text).toBe('ab');
  expect(setUrlText.mock.calls).toEqual([['a'], ['ab']]);
});

it('takes over a URL that the browser’s Back opens, also one with an earlier text', () => {
  const { field, setUrl, typeAndFlush, result } = renderSearch();
  typeAndFlush('a');
  typeAndFlush('ab');
  setUrl('ab');
  setUrl('a');
  expect(field.value).toBe('a');
  expect(result.current.text).toBe('a');
});
