/** Control that the thumb reaches: its kind, and the selector of its mark. */
export interface Stop {
  kind:
    | 'text'
    | 'menu'
    | 'lookup'
    | 'date'
    | 'numeric'
    | 'tel'
    | 'year'
    | 'month'
    | 'slider'
    | 'choice'
    | 'row'
    | 'box'
    | 'plus';
  /** Selector that finds the control again. */
  selector: string;
}

declare global {
  interface Window {
    thumb: ThumbPage;
  }
}

interface ThumbPage {
  nextStop(form: string): Stop | null;
  /** Scrolls an element into view by the smallest amount. @returns the scrolled pixels */
  bring(selector: string): number;
  /** Marks the visible control of this name nearest to mid-window. @returns its selector */
  nearest(within: string, name: string): string | null;
}

/** Runs in the page before its scripts. Must be self-contained: it is injected as source text. */
export function thumbPage(): void {
  let marks = 0;
  const EDGE = 12;
  const mark = (element: Element) => {
    marks += 1;
    element.setAttribute('data-thumb', String(marks));
    return `[data-thumb="${marks}"]`;
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const stops =
    'input:not([type=radio], [type=file], [type=hidden]), textarea, select, [role=radiogroup], [data-counter]';
  const kindOf = (element: Element): Stop['kind'] => {
    if (element.matches('[data-yes-no-row]')) return 'row';
    if (element.matches('[data-counter]')) return 'plus';
    if (element.matches('[role=radiogroup]')) return 'choice';
    if (element.matches('select')) return 'month';
    if (element.matches('[type=checkbox]')) return 'box';
    if (element.matches('[type=range]')) return 'slider';
    if (element.matches('[aria-haspopup=listbox]'))
      return element.matches('[autocomplete=off][id$=diagnosis], [id$=medication]') ? 'lookup' : 'menu';
    const { placeholder = '', inputMode, type } = element as HTMLInputElement;
    if (/MM/.test(placeholder)) return 'date';
    if (type === 'tel') return 'tel';
    if (/year$/.test(element.id)) return 'year';
    return inputMode === 'numeric' || inputMode === 'decimal' ? 'numeric' : 'text';
  };
  /** Returns the bottom of the bars that cover the page: those of the app and of the section. */
  const coveredTop = () => {
    const bars = [...document.querySelectorAll('header, [data-section-bar]')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    return Math.max(
      0,
      ...bars.filter(({ top, height }) => top <= 80 && top >= -1 && height < 120).map(({ bottom }) => bottom),
    );
  };
  window.thumb = {
    nextStop(form) {
      const found = [...document.querySelectorAll(`${form} :is(${stops})`)].find(
        (element) =>
          !element.hasAttribute('data-thumb') &&
          !element.parentElement?.closest('[data-counter]') &&
          isSeen(element) &&
          !(element as HTMLInputElement).disabled &&
          !/^Find a /.test((element as HTMLInputElement).labels?.[0]?.textContent ?? ''),
      );
      return found ? { kind: kindOf(found), selector: mark(found) } : null;
    },
    bring(selector) {
      const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {
        top: 0,
        bottom: 0,
      };
      const covered = coveredTop();
      const before = window.scrollY;
      const below = bottom + EDGE - window.innerHeight;
      const above = top - EDGE - covered;
      const by = above < 0 ? above : below > 0 ? Math.min(below, above) : 0;
      window.scrollBy({ top: by, behavior: 'instant' });
      return Math.abs(window.scrollY - before);
    },
    nearest(within, name) {
      const middle = window.innerHeight / 2;
      const distance = (element: Element) => Math.abs(element.getBoundingClientRect().top - middle);
      const [found] = [...document.querySelectorAll(`${within} :is(button, a)`)]
        .filter((element) => new RegExp(name).test(element.textContent?.trim() ?? '') && isSeen(element))
        .filter((element) => !(element as HTMLButtonElement).disabled)
        .sort((one, other) => distance(one) - distance(other));
      return found ? mark(found) : null;
    },
  };
}
