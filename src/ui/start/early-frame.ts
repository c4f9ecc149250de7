/** Id of the frame in index.html that is seen until the app's first render. */
export const EARLY_FRAME_ID = 'early-frame';

/**
 * Shows the frame. It is not parsed yet when this runs: style rules wait for the attribute.
 * @param head id of the page's heading in the frame; the top bar alone if omitted
 */
export function showEarlyFrame(head = ''): void {
  document.documentElement.dataset.earlyFrame = head;
}

/**
 * Returns the rules that hide the frame where it is not shown: from guests, and from users whose
 * session is over. They hide the headings of other pages, too, and next to the frame the page that
 * 404.html holds.
 * @param heads ids of all headings, in the attribute `data-head` of their elements
 */
export const earlyFrameStyle = (heads: readonly string[]): string =>
  [
    `html:not([data-early-frame]) #${EARLY_FRAME_ID},html[data-early-frame][data-page] #root{display:none}`,
    `#${EARLY_FRAME_ID}{visibility:visible}`,
    ...heads.map((head) => `html:not([data-early-frame="${head}"]) [data-head="${head}"]{display:none}`),
  ].join('');

/** Removes the frame, once something else is shown in its place. */
export function removeEarlyFrame(): void {
  document.getElementById(EARLY_FRAME_ID)?.remove();
  delete document.documentElement.dataset.earlyFrame;
}
