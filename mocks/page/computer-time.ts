/** Shift of the page's `Date`, in ms; negative for the past. */
let appliedShiftMs = 0;

/** Returns the shift of this page's `Date` in ms, 0 for none. */
export const readAppliedShift = (): number => appliedShiftMs;

/** Remembers the shift, for those who need the time of the computer itself. */
export function noteAppliedShift(ms: number): void {
  appliedShiftMs = ms;
}

/** Returns this computer's time in ms since 1970, whatever the page's clock says. */
export const readComputerTime = (): number => Date.now() - appliedShiftMs;
