/** Longest part of a long task, in ms, after which the page may paint and answer input. */
const sliceMs = 10;

/** Lets pending frames and events run first. A message is not delayed as a timer is. */
const yieldToPage = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Waits for pending frames and events if the present slice of a long task is over. */
export type Pause = () => Promise<void>;

/** Creates the pauses of a long task, whose first slice begins now. */
export function createPause(): Pause {
  let sliceEnd = performance.now() + sliceMs;
  return async () => {
    if (performance.now() < sliceEnd) return;
    await yieldToPage();
    sliceEnd = performance.now() + sliceMs;
  };
}
