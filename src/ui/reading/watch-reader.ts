/** Detects whether the user goes on with something else while a save is pending. */
export interface UserWatch {
  /** Returns true once the user has typed or chosen something, or gone to another control. */
  hasMovedOn(): boolean;
  /** Records a change that fires no event in the page. */
  note(): void;
  stop(): void;
}

/** Events of an edit. */
const edits = ['input', 'compositionstart'] as const;

/** Events of a move to another control; Safari does not focus a clicked link or button. */
const visits = ['focusin', 'click'] as const;

/** Fields, links and buttons, but not the submit button: a second click on it is a repeat. */
const otherControls = 'input, textarea, select, [contenteditable], a[href], button:not([type="submit"])';

/**
 * Watches the user while a save is pending. A user who has gone on must not be redirected: the next
 * key would reach the wrong control. Reading, scrolling and waiting do not count, nor does the
 * focus that `main` takes after a click on the disabled Update.
 * @param from control that had the focus at the start; a dialog that closes returns it there
 */
export function watchUser(from: Element | null = document.activeElement): UserWatch {
  let hasGoneOn = false;
  const note = () => {
    hasGoneOn = true;
  };
  const noteVisit = ({ target, type }: Event) => {
    if (type === 'focusin' && target === from) return;
    if (target instanceof Element && target.closest(otherControls)) note();
  };
  for (const type of edits) document.addEventListener(type, note, true);
  for (const type of visits) document.addEventListener(type, noteVisit, true);
  return {
    hasMovedOn: () => hasGoneOn,
    note,
    stop() {
      for (const type of edits) document.removeEventListener(type, note, true);
      for (const type of visits) document.removeEventListener(type, noteVisit, true);
    },
  };
}

/**
 * Waits for a save.
 * @param from see {@link watchUser}
 * @returns true if the user has waited for it, too
 */
export async function userWaitedFor(work: Promise<unknown>, from?: Element | null): Promise<boolean> {
  const reader = watchUser(from);
  try {
    await work;
    return !reader.hasMovedOn();
  } finally {
    reader.stop();
  }
}
