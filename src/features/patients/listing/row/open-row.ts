import type { MouseEvent } from 'react';

const controlSelector = 'a, button, input, select, label';

/** Returns true if text in the row is selected, e.g. to copy an e-mail address. */
const hasSelectedText = (row: Element) => {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
};

/**
 * Click handler: opens the link of the name in a row (`data-patient`). Controls in the row take
 * precedence. Opens a new tab or window if requested, and nothing while text is selected.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const clicked = event.target as Element;
  const row = clicked.closest('[data-patient]');
  const link = row?.querySelector<HTMLAnchorElement>('a[data-control=name]');
  if (!row || !link || event.defaultPrevented || clicked.closest(controlSelector) || hasSelectedText(row))
    return;
  const opensNewTab = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (opensNewTab) window.open(link.href, '_blank', 'noopener');
  else if (event.button === 0 && !event.altKey) link.click();
}
