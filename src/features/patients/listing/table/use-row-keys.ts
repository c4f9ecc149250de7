import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import type { RowFocus } from '../list-props.ts';
import type { ListingRow } from '../listing-features.ts';

/** Number of rows for PageUp and PageDown: about as many as are in view. */
const ROWS_PER_PAGE = 10;

/** Index of the row that a key leads to, before it is limited to the list. */
const keyMoves: Record<string, (index: number, lastIndex: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + ROWS_PER_PAGE,
  PageUp: (index) => index - ROWS_PER_PAGE,
  Home: () => 0,
  End: (_, lastIndex) => lastIndex,
};

interface RowKeysOptions {
  ref: Ref<RowFocus> | undefined;
  foundRows: readonly ListingRow[];
  list: RefObject<HTMLElement | null>;
  /** Id of the focused row, which is always rendered. */
  focusedId: RefObject<string | null>;
  scrollTo: (index: number) => void;
}

/**
 * Moves focus between rows with the arrow keys, PageUp, PageDown, Home and End. Focus stays in its
 * column if the target row has the same control. Tab alone would need thirty thousand stops.
 */
export function useRowKeys({ ref, foundRows, list, focusedId, scrollTo }: RowKeysOptions) {
  /** Control to focus once its row is rendered. */
  const focusTarget = useRef<{ id: string; control: string } | null>(null);
  const [, rerender] = useReducer((turn: number) => turn + 1, 0);

  // After every render: a distant row is mounted only once the list has scrolled to it.
  useLayoutEffect(() => {
    if (!focusTarget.current) return;
    const { id, control } = focusTarget.current;
    const row = list.current?.querySelector(`[data-patient="${CSS.escape(id)}"]`);
    const target =
      row?.querySelector<HTMLElement>(`[data-control=${control}]`) ??
      row?.querySelector<HTMLElement>('[data-control=name]');
    if (!target) return;
    focusTarget.current = null;
    target.focus({ preventScroll: true });
  });

  /** Scrolls to a row, and focuses its control of this name, or its link without one. */
  function focusRow(index: number, control = 'name') {
    const row = foundRows[Math.max(0, Math.min(index, foundRows.length - 1))];
    if (!row) return;
    focusedId.current = row.id;
    focusTarget.current = { id: row.id, control };
    scrollTo(foundRows.indexOf(row));
    rerender();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const move = keyMoves[event.key];
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-patient]');
    if (!move || !row || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const index = foundRows.findIndex(({ id }) => id === row.dataset.patient);
    focusRow(move(index, foundRows.length - 1), target.dataset.control);
  }

  // After each render, since `focusRow` reads the rows of its render.
  useImperativeHandle(ref, () => ({ focusRow }));
  return onKeyDown;
}
