/** Id of the frame in index.html that a user sees until the app's first render. */
export const EARLY_FRAME_ID = 'early-frame';

/** Shows the frame. It is not parsed yet when this runs: a style rule waits for the attribute. */
export function showEarlyFrame(): void {
  document.documentElement.dataset.earlyFrame = '';
}

/** Rule that hides the frame from everyone else: guests, and users whose session is over. */
export const earlyFrameStyle = `html:not([data-early-frame]) #${EARLY_FRAME_ID}{display:none}`;

/** Removes the frame, once something else is shown in its place. */
export function removeEarlyFrame(): void {
  document.getElementById(EARLY_FRAME_ID)?.remove();
}
