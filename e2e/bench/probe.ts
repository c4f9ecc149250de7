/** What the page noted about itself, in milliseconds since its navigation. */
export interface Notes {
  firstPaint: number;
  largestPaint: number;
  /** When the element that was waited for could be seen and pressed. */
  visible: number;
  /** Start and length of every task over 50 ms. */
  longTasks: [number, number][];
  /** From each key press until the frame that shows it was done. */
  keys: number[];
}

declare global {
  interface Window {
    bench: Notes;
  }
}

/** Runs in the page before its own scripts. Handed over as text, so it refers to nothing outside itself. */
export function probe(selector: string): void {
  const notes: Notes = { firstPaint: 0, largestPaint: 0, visible: 0, longTasks: [], keys: [] };
  window.bench = notes;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().map(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime;
  });
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
      // Home, End and the like move the cursor: that is not typing.
      if (key.length > 1) return;
      requestAnimationFrame(() => {
        // A message is delivered after the frame was drawn; a timer could come late.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => notes.keys.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
