/** Notices whether the user goes on with something else while a save is pending. */
export interface ReaderWatch {
  /** True once the user has typed or chosen something, or gone to another control. */
  hasGoneOn(): boolean;
  /** Records a change that no event of the page shows. */
  note(): void;
  stop(): void;
}

/** Events of an edit. */
const edits = ['input', 'compositionstart'] as const;

/** Events of going to another control; Safari gives a link or button that is clicked no focus. */
const visits = ['focusin', 'click'] as const;

/** Fields, links and buttons, without the button that saves: a second press on that one repeats the first. */
const otherControls = 'input, textarea, select, [contenteditable], a[href], button:not([type="submit"])';

/**
 * Watches the user while a save is pending. A user who has gone on must not be led away: the next key would reach the
 * wrong control. Reading, scrolling and waiting are no sign, nor is the focus that `main` takes when the disabled Update is
 * pressed again.
 * @param from the control that had the focus when the save began: a dialog that closes gives the focus back to it
 */
export function watchReader(from: Element | null = document.activeElement): ReaderWatch {
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
    hasGoneOn: () => hasGoneOn,
    note,
    stop() {
      for (const type of edits) document.removeEventListener(type, note, true);
      for (const type of visits) document.removeEventListener(type, noteVisit, true);
    },
  };
}

/**
 * Waits for a save.
 * @param from see {@link watchReader}
 * @returns true if the user has waited for it, too
 */
export async function waitedFor(work: Promise<unknown>, from?: Element | null): Promise<boolean> {
  const reader = watchReader(from);
  try {
    await work;
    return !reader.hasGoneOn();
  } finally {
    reader.stop();
  }
}
