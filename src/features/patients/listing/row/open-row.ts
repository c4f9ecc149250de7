import type { MouseEvent } from 'react';

const controls = 'a, button, input, select, label';

/** Whether the pointer has marked words: whoever copies an address does not want to leave the page. */
const marksText = (row: Element) => {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
};

/**
 * Lets a press anywhere in a row (marked `data-patient`) follow its link of the name. What the row holds goes before;
 * a new tab or window stays one; words can be marked.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const pressed = event.target as Element;
  const row = pressed.closest('[data-patient]');
  const link = row?.querySelector<HTMLAnchorElement>('a[data-control=name]');
  if (!row || !link || event.defaultPrevented || pressed.closest(controls) || marksText(row)) return;
  const isElsewhere = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isElsewhere) window.open(link.href, '_blank', 'noopener');
  else if (event.button === 0 && !event.altKey) link.click();
}
