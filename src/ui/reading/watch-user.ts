/** Watch that detects whether the user goes on with something else while a save is pending. */
export interface UserWatch {
  /** Returns true once the user has typed or chosen something, or gone to another control. */
  hasMovedOn(): boolean;
  /** Records a change that fires no event in the page. */
  recordChange(): void;
  /** Ends the watch. */
  stop(): void;
}

/** Events of an edit. */
const editEvents = ['input', 'compositionstart'] as const;

/** Events of a move to another control; Safari does not focus a clicked link or button. */
const visitEvents = ['focusin', 'click'] as const;

/** Fields, links and buttons, but not the submit button: a second click on it is a repeat. */
const otherControlSelector =
  'input, textarea, select, [contenteditable], a[href], button:not([type="submit"])';

/**
 * Watches the user while a save is pending. A user who has gone on must not be redirected: the next
 * key would reach the wrong control. Reading, scrolling and waiting do not count, nor does the
 * focus that `main` takes after a click on the disabled Update.
 * @param from control that had the focus at the start; a dialog that closes returns it there
 */
export function watchUser(from: Element | null = document.activeElement): UserWatch {
  let hasGoneOn = false;
  const recordChange = () => {
    hasGoneOn = true;
  };
  const recordVisit = ({ target, type }: Event) => {
    if (type === 'focusin' && target === from) return;
    if (target instanceof Element && target.closest(otherControlSelector)) recordChange();
  };
  for (const type of editEvents) document.addEventListener(type, recordChange, true);
  for (const type of visitEvents) document.addEventListener(type, recordVisit, true);
  return {
    hasMovedOn: () => hasGoneOn,
    recordChange,
    stop() {
      for (const type of editEvents) document.removeEventListener(type, recordChange, true);
      for (const type of visitEvents) document.removeEventListener(type, recordVisit, true);
    },
  };
}

/**
 * Waits for a save.
 * @param from see {@link watchUser}
 * @returns true if the user has waited for it, too
 */
export async function userWaitedFor(work: Promise<unknown>, from?: Element | null): Promise<boolean> {
  const userWatch = watchUser(from);
  try {
    await work;
    return !userWatch.hasMovedOn();
  } finally {
    userWatch.stop();
  }
}
