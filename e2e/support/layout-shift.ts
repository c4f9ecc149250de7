/** Something stood in one place and then in another, without anybody's doing. */
export interface LayoutShift {
  /** The share of the window that it concerned, times the share of the window that it went. */
  value: number;
  /** In milliseconds since the navigation. */
  at: number;
  /** The elements that moved, the largest first: what they are and say, and from where to where. */
  moved: string[];
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    layoutShifts: LayoutShift[];
  }
}

/** The most that may move on a screen while it comes. */
export const MOST_LAYOUT_SHIFT = 0.02;

/** Runs in the page before its own scripts. Handed over as text, so it refers to nothing outside itself. */
export function recordLayoutShifts(): void {
  const shifts: LayoutShift[] = [];
  window.layoutShifts = shifts;
  const place = ({ x, y, height }: DOMRectReadOnly) => `${x | 0},${y | 0} (${height | 0} high)`;
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const words = node?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30);
    return `${element?.localName}.${element?.className} “${words}”`;
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} ${place(previousRect)} → ${place(currentRect)}`,
      );
      if (!hadRecentInput) shifts.push({ value, at: startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const totalShift = (shifts: readonly LayoutShift[]) =>
  shifts.reduce((total, { value }) => total + value, 0);
