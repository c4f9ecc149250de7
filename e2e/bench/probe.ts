/** Measurements that the page records about itself, in ms since its navigation. */
export interface PageMeasurements {
  largestPaint: number;
  /** Time at which the awaited element was visible and clickable. */
  visible: number;
  /** Start and length of every task over 50 ms. */
  longTasks: [number, number][];
  /** Time from each keystroke until its frame was painted. */
  keys: number[];
}

declare global {
  interface Window {
    bench: PageMeasurements;
  }
}

/** Runs in the page before its scripts. Must be self-contained: it is injected as source text. */
export function measurePage(selector: string): void {
  const measurements: PageMeasurements = { largestPaint: 0, visible: 0, longTasks: [], keys: [] };
  window.bench = measurements;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().map(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    measurements.largestPaint = entry.startTime;
  });
  observe('longtask', (entry) => measurements.longTasks.push([entry.startTime, entry.duration]));

  const checkVisible = () => {
    const element = document.querySelector(selector);
    const box = element?.getBoundingClientRect();
    const topmost = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (element && topmost && element.contains(topmost)) measurements.visible = performance.now();
    else requestAnimationFrame(checkVisible);
  };
  requestAnimationFrame(checkVisible);

  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      // Keys such as Home and End only move the cursor, so they are not typing.
      if (key.length > 1) return;
      requestAnimationFrame(() => {
        // A message is delivered right after the frame's paint; a timer could fire later.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => measurements.keys.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
