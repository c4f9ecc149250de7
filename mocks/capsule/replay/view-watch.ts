import type { Capsule } from '../capsule.ts';
import { type KnownDifferences, ViewComparison, type ViewDifference } from '../view/compare-views.ts';
import { readOutline } from '../view/outline.ts';
import { untilRest } from '../view/until-rest.ts';
import { completeViews, type FiledLine, type WholeView } from '../view/view.ts';

/** Time limit in ms for a page to be at rest. */
const restLimitMs = 15_000;
/** Time limit in ms for a page at rest that differs to become as it was. */
const limitMs = 3000;
/** Delay in ms between two comparisons. */
const checkDelayMs = 150;

/** Result of a comparison: the difference, if any, and the order of the last view that counts. */
interface Viewed {
  readonly difference: ViewDifference | null;
  readonly order: number;
}

/** Compares this page with the views of a capsule, step by step. */
export class ViewWatch {
  readonly #views: readonly WholeView<FiledLine>[];
  readonly #comparison: ViewComparison;
  readonly #hasPendingLoad: () => boolean;
  readonly #zone: string;

  constructor(capsule: Capsule, hasPendingLoad: () => boolean) {
    this.#views = completeViews(capsule.views ?? []);
    this.#comparison = new ViewComparison(capsule);
    this.#hasPendingLoad = hasPendingLoad;
    this.#zone = capsule.clock.zone;
  }

  /** Lists in sentences what is not compared. */
  listLimits(): string[] {
    if (this.#views.length === 0) return ['The capsule does not say what the page has shown.'];
    const notCompared = 'What the page shows is not compared';
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (timeZone !== this.#zone)
      return [`${notCompared}: the time zone was ${this.#zone}, and is ${timeZone}.`];
    const widths = [...new Set(this.#views.map(({ width }) => width))].filter(
      (width) => width !== innerWidth,
    );
    if (widths.length === 0) return [];
    return [`${notCompared}: the window was ${widths.join(' or ')} px wide, and is ${innerWidth} px.`];
  }

  /** Returns true if a view can be compared here: the same days, and the same layout. */
  #isComparable({ width }: WholeView<FiledLine>): boolean {
    return width === innerWidth && this.#zone === Intl.DateTimeFormat().resolvedOptions().timeZone;
  }

  /**
   * Compares the page with the newest view within a range. A page that differs has some time left.
   * @param from order behind which a view counts
   * @param to order before which a view counts
   */
  async compare(from: number, to: number, known: KnownDifferences, isEnded: () => boolean): Promise<Viewed> {
    const view = this.#views.findLast(({ order }) => order > from && order < to);
    if (!view || !this.#isComparable(view)) return { difference: null, order: view?.order ?? from };
    const rest = { hasPendingLoad: this.#hasPendingLoad, isCancelled: isEnded, limitMs: restLimitMs };
    await untilRest(rest);
    const end = performance.now() + limitMs;
    for (;;) {
      const page = await readOutline(isEnded);
      const difference = page && this.#comparison.compare(view, page, known);
      if (!difference || performance.now() > end)
        return { difference: difference ?? null, order: view.order };
      await new Promise((later) => setTimeout(later, checkDelayMs));
      await untilRest(rest);
    }
  }
}
