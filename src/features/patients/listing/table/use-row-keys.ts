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

/** Rows that PageUp and PageDown pass: about what is in sight. */
const PAGE = 6;

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
  /** The id of the row that has the focus, which is drawn wherever it is. */
  focused: RefObject<string | null>;
  scrollTo: (index: number) => void;
}

/**
 * Goes from row to row by the arrow keys, Home and End: by Tab alone ten thousand rows are thirty thousand stops. The
 * focus stays in its column where the other row has the same control.
 */
export function useRowKeys({ ref, found, list, focused, scrollTo }: RowKeysOptions) {
  const awaited = useRef<{ id: string; control: string } | null>(null);
  const [, draw] = useReducer((turn: number) => turn + 1, 0);

  // After every rendering: a row that is far away is drawn once the list was scrolled there.
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
