/** Notices whether the reader goes on with something while something else is under way. */
export interface ReaderWatch {
  /** True once they have typed or chosen something, or put the focus somewhere. */
  hasGoneOn(): boolean;
  /** For what the page hears of in another way than by an event. */
  note(): void;
  stop(): void;
}

/** What shows that somebody is at work: whoever only looks, scrolls or waits is led on. */
const signs = ['input', 'compositionstart', 'focusin'] as const;

/** Begins to watch; whoever has gone on must not be led away from it: a key would reach the wrong place. */
export function watchReader(): ReaderWatch {
  let hasGoneOn = false;
  const note = () => {
    hasGoneOn = true;
  };
  for (const sign of signs) document.addEventListener(sign, note, true);
  return {
    hasGoneOn: () => hasGoneOn,
    note,
    stop() {
      for (const sign of signs) document.removeEventListener(sign, note, true);
    },
  };
}

/** Waits for something. @returns whether the reader has waited for it, too */
export async function waitedFor(work: Promise<unknown>): Promise<boolean> {
  const reader = watchReader();
  try {
    await work;
    return !reader.hasGoneOn();
  } finally {
    reader.stop();
  }
}
