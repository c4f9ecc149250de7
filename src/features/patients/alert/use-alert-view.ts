import { useState } from 'react';
import type { RecordTab } from '../record-tabs.ts';

/** Place and content of the alert at a render. */
interface AlertOnPage {
  tab: RecordTab;
  /** Text of the alert, which changes with its lists; '' for none. */
  alertText: string;
  /** True while the whole alert is in view. */
  isInView: boolean;
}

/**
 * Decides whether the alert is whole, or only counted in the strip. The profile has it whole. Other
 * tabs have it whole until it was in view on this visit, and again after a change. An alert that is
 * whole stays so until the next tab, since folding would move the content below it.
 */
export function useAlertView({ tab, alertText, isInView }: AlertOnPage) {
  const [view, setView] = useState({ tab, seenText: '', isFolded: false });
  const seenText = isInView ? alertText : view.seenText;
  const isSeen = seenText === alertText;
  const staysWhole = tab === view.tab && !view.isFolded;
  const isFolded = tab !== 'profile' && isSeen && !staysWhole;
  // State set during render, so that no frame shows the former state.
  if (tab !== view.tab || seenText !== view.seenText || isFolded !== view.isFolded)
    setView({ tab, seenText, isFolded });
  return { isFolded, isSeen };
}
