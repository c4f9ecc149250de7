import { useElementScrollRestoration } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { computeSpacers } from '../compute-spacers.ts';
import type { ListProps } from '../list-props.ts';
import { useAddedRow } from '../use-added-row.ts';
import { useFocusedRow } from '../use-focused-row.ts';
import { useScrollToTop } from '../use-scroll-to-top.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Row height in px, as in the style sheet; higher rows are measured once rendered. */
export const ROW_HEIGHT_PX = 48;
/** Height of the header in px. */
const HEAD_HEIGHT_PX = 45;
/** Key of the scroll container for the router, which restores its scroll after Back. */
export const SCROLL_KEY = 'patients';
/** Assumed size before the first layout, so that rows are in the first frame. */
const initialRect = { width: 1500, height: 640 };

/** Rows in view of the table, its keys and its scroll. */
export function useVirtualTable({ foundRows, viewKey, isLoading, ref }: ListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { focusedId, rangeExtractor, focusHandlers } = useFocusedRow(foundRows);
  const restoredOffset = useElementScrollRestoration({ id: SCROLL_KEY })?.scrollY ?? 0;
  const virtualizer = useVirtualizer({
    count: foundRows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    getItemKey: (index) => foundRows[index]?.id ?? index,
    initialOffset: restoredOffset,
    initialRect,
    // The sticky header covers rows that are scrolled below it.
    scrollMargin: HEAD_HEIGHT_PX,
    scrollPaddingStart: HEAD_HEIGHT_PX,
    overscan: 6,
    rangeExtractor,
  });
  const onKeyDown = useRowKeys({
    ...{ ref, foundRows, list: scroller, focusedId },
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  });
  // While the list was loading, there was nothing to scroll to.
  const restoreOffset = useEffectEvent(
    () => restoredOffset > 0 && virtualizer.scrollToOffset(restoredOffset),
  );
  useLayoutEffect(() => {
    if (!isLoading) restoreOffset();
  }, [isLoading]);
  useScrollToTop(viewKey, () => virtualizer.scrollToOffset(0));
  useAddedRow(foundRows, (index) => virtualizer.scrollToIndex(index, { align: 'center' }));
  return {
    scroller,
    measure: virtualizer.measureElement,
    spacedRows: computeSpacers(virtualizer.getVirtualItems(), virtualizer.getTotalSize(), HEAD_HEIGHT_PX),
    onKeyDown,
    focusHandlers,
  };
}
