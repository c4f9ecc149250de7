import { readOutline } from '../view/outline.ts';
import { readAtRest } from '../view/until-rest.ts';
import type { ViewLine } from '../view/view.ts';

/** Time limit for a page to be at rest after an act, in ms: a slow machine renders for long. */
const restLimitMs = 20_000;
/** Time limit for a user who waits for the view, in ms: a page may never be at rest. */
const waitLimitMs = 5000;

/** Callbacks for a page at rest after an act. */
interface ViewEvents {
  /** Called before the page is read, also where a long scrolled list allows no view. */
  onRest(): void;
  /** Receives the lines of the page. */
  onViewed(lines: ViewLine[]): void;
}

/** Records what the page shows once it is at rest after an act. */
export function watchViews(hasPendingLoad: () => boolean, { onRest, onViewed }: ViewEvents) {
  let acts = 0;
  let taking = Promise.resolve();
  async function take(isCancelled: () => boolean): Promise<void> {
    const options = { hasPendingLoad, isCancelled, limitMs: restLimitMs };
    const lines = await readAtRest(options, () => {
      onRest();
      return readOutline(isCancelled);
    });
    if (lines) onViewed(lines);
  }
  return {
    /** Takes a view once the page is at rest, unless another act comes before. */
    onActed(): void {
      acts += 1;
      const act = acts;
      // A page that is left breaks the reading off.
      taking = take(() => act !== acts).catch(() => undefined);
    },
    /** Waits a while for the view of the last act. */
    untilViewed: (): Promise<void> =>
      Promise.race([taking, new Promise<void>((resolve) => setTimeout(resolve, waitLimitMs))]),
  };
}
