/** Layout shift that no user action caused. */
export interface LayoutShift {
  /** Score: the affected share of the window times the moved distance as a share of the window. */
  value: number;
  /** Time since the navigation, in ms. */
  at: number;
  /** The moved elements, largest first: element, text, old and new position. */
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

/** Maximum sum of layout shifts while a screen loads. */
export const maxLayoutShift = 0.02;

/** Records shifts in the page. Passed as text, so the function must not refer to outer names. */
export function recordLayoutShifts(): void {
  const shifts: LayoutShift[] = [];
  window.layoutShifts = shifts;
  const formatBox = ({ x, y, height }: DOMRectReadOnly) => `${x | 0},${y | 0} (${height | 0} high)`;
  const describeNode = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const elementText = node?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30);
    return `${element?.localName}.${element?.className} “${elementText}”`;
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${describeNode(node)} ${formatBox(previousRect)} → ${formatBox(currentRect)}`,
      );
      if (!hadRecentInput) shifts.push({ value, at: startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const totalShift = (shifts: readonly LayoutShift[]) =>
  shifts.reduce((total, { value }) => total + value, 0);
