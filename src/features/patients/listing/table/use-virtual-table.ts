import { useElementScrollRestoration } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { computeSpacers } from '../compute-spacers.ts';
import type { ListProps } from '../shown-props.ts';
import { useAddedRow } from '../use-added-row.ts';
import { useFocusedRow } from '../use-kept-rows.ts';
import { useScrollToTop } from '../use-scroll-to-top.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Row height in px; rows that are higher are measured once rendered. */
export const ROW_HEIGHT = 48;
/** Height of the header in px. */
const HEAD_HEIGHT = 45;
/** Scroll container's key for the router, which restores its scroll after Back. */
export const SCROLLER = 'patients';
/** Assumed size before the first layout, so that rows are in the first frame. */
const initialRect = { width: 1500, height: 640 };

/** Rows in view of the table, its keys and its scroll. */
export function useVirtualTable({ found, viewKey, isLoading, ref }: ListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { focused, rangeExtractor, follow } = useFocusedRow(found);
  const left = useElementScrollRestoration({ id: SCROLLER })?.scrollY ?? 0;
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => found[index]?.id ?? index,
    initialOffset: left,
    initialRect,
    // The sticky header covers rows that are scrolled below it.
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    overscan: 6,
    rangeExtractor,
  });
  const onKeyDown = useRowKeys({
    ...{ ref, found, list: scroller, focused },
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  });
  // While the list was loading, there was nothing to scroll to.
  const restore = useEffectEvent(() => left > 0 && virtualizer.scrollToOffset(left));
  useLayoutEffect(() => {
    if (!isLoading) restore();
  }, [isLoading]);
  useScrollToTop(viewKey, () => virtualizer.scrollToOffset(0));
  useAddedRow(found, (index) => virtualizer.scrollToIndex(index, { align: 'center' }));
  return {
    scroller,
    measure: virtualizer.measureElement,
    placed: computeSpacers(virtualizer.getVirtualItems(), virtualizer.getTotalSize(), HEAD_HEIGHT),
    onKeyDown,
    follow,
  };
}
