import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import type { ListingRow } from '../listing-features.ts';
import type { RowFocus } from '../shown-props.ts';

/** Number of rows for PageUp and PageDown: about as many as are in view. */
const PAGE = 10;

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

interface RowKeysOptions {
  ref: Ref<RowFocus> | undefined;
  found: readonly ListingRow[];
  list: RefObject<HTMLElement | null>;
  /** Id of the focused row, which is always rendered. */
  focused: RefObject<string | null>;
  scrollTo: (index: number) => void;
}

/**
 * Moves focus between rows with the arrow keys, PageUp, PageDown, Home and End. Focus stays in its
 * column if the target row has the same control. Tab alone would need thirty thousand stops.
 */
export function useRowKeys({ ref, found, list, focused, scrollTo }: RowKeysOptions) {
  const awaited = useRef<{ id: string; control: string } | null>(null);
  const [, draw] = useReducer((turn: number) => turn + 1, 0);

  // After every render: a distant row is mounted only once the list has scrolled to it.
  useLayoutEffect(() => {
    if (!awaited.current) return;
    const { id, control } = awaited.current;
    const row = list.current?.querySelector(`[data-patient="${CSS.escape(id)}"]`);
    const target =
      row?.querySelector<HTMLElement>(`[data-control=${control}]`) ??
      row?.querySelector<HTMLElement>('[data-control=name]');
    if (!target) return;
    awaited.current = null;
    target.focus({ preventScroll: true });
  });

  function focusRow(index: number, control = 'name') {
    const row = found[Math.max(0, Math.min(index, found.length - 1))];
    if (!row) return;
    focused.current = row.id;
    awaited.current = { id: row.id, control };
    scrollTo(found.indexOf(row));
    draw();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const move = moves[event.key];
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-patient]');
    if (!move || !row || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const at = found.findIndex(({ id }) => id === row.dataset.patient);
    focusRow(move(at, found.length - 1), target.dataset.control);
  }

  useImperativeHandle(ref, () => ({ focusRow }));
  return onKeyDown;
}
