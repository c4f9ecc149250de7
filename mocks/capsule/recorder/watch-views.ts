import { readOutline } from '../view/outline.ts';
import { readAtRest } from '../view/until-rest.ts';
import type { ViewLine } from '../view/view.ts';

/** Time limit for a page to be at rest after an act, in ms: a slow machine renders for long. */
const restLimitMs = 20_000;
/** Time limit for a user who waits for the view, in ms: a page may never be at rest. */
const waitLimitMs = 5000;

/**
 * Records what the page shows once it is at rest after an act.
 * @param add receives the lines, in an idle callback
 */
export function watchViews(hasPendingLoad: () => boolean, add: (lines: ViewLine[]) => void) {
  let acts = 0;
  let taking = Promise.resolve();
  async function take(isCancelled: () => boolean): Promise<void> {
    const options = { hasPendingLoad, isCancelled, limitMs: restLimitMs };
    const lines = await readAtRest(options, () => readOutline(isCancelled));
    if (lines) add(lines);
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
