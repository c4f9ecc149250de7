/** Measurements that the page records about itself, in ms since its navigation. */
export interface Notes {
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
    bench: Notes;
  }
}

/** Runs in the page before its scripts. Must be self-contained: it is injected as source text. */
export function probe(selector: string): void {
  const notes: Notes = { largestPaint: 0, visible: 0, longTasks: [], keys: [] };
  window.bench = notes;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().map(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    notes.largestPaint = entry.startTime;
  });
  observe('longtask', (entry) => notes.longTasks.push([entry.startTime, entry.duration]));

  const look = () => {
    const element = document.querySelector(selector);
    const box = element?.getBoundingClientRect();
    const inView = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (element && inView && element.contains(inView)) notes.visible = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      // Keys such as Home and End only move the cursor, so they are not typing.
      if (key.length > 1) return;
      requestAnimationFrame(() => {
        // A message is delivered right after the frame's paint; a timer could fire later.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => notes.keys.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
