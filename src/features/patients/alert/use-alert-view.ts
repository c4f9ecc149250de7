import { useState } from 'react';
import type { RecordTab } from '../record-tabs.ts';

interface AlertOnPage {
  tab: RecordTab;
  /** Text of the alert, which changes with its lists; '' for none. */
  words: string;
  /** True while the whole alert is in view. */
  isInView: boolean;
}

/**
 * Decides whether the alert is whole, or only counted in the strip. The profile has it whole. Other
 * tabs have it whole until it was in view on this visit, and again after a change. An alert that is
 * whole stays so until the next tab, since folding would move the content below it.
 */
export function useAlertView({ tab, words, isInView }: AlertOnPage) {
  const [view, setView] = useState({ tab, seen: '', isFolded: false });
  const seen = isInView ? words : view.seen;
  const isSeen = seen === words;
  const staysWhole = tab === view.tab && !view.isFolded;
  const isFolded = tab !== 'profile' && isSeen && !staysWhole;
  // Set during render, so that no frame shows the former state.
  if (tab !== view.tab || seen !== view.seen || isFolded !== view.isFolded) setView({ tab, seen, isFolded });
  return { isFolded, isSeen };
}
