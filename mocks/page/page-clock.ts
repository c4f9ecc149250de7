import timekeeper from 'timekeeper';
import { inStorageOfBrowser } from '#mocks/seats/separate-storage.ts';
import { noteAppliedShift, readComputerTime } from './computer-time.ts';

/** Returns the stored shift in ms; 0 for none or an unreadable one. */
function readStoredShift(): number {
  try {
    const shift = Number(inStorageOfBrowser(() => localStorage.getItem(import.meta.env.CLOCK_SHIFT_KEY)));
    return Number.isFinite(shift) ? shift : 0;
  } catch {
    return 0;
  }
}

/** Shifts this page's `Date` by the stored time. Call this before anything reads the time. */
export function applyClockShift(): void {
  const shift = readStoredShift();
  if (shift === 0) return;
  timekeeper.travel(Date.now() + shift);
  noteAppliedShift(shift);
}

/**
 * Sets the clock of all pages and seats from their next load on.
 * @param time ms since 1970; null for the computer's own time
 * @throws Error with a message for the user if the browser cannot store it
 */
export function setPageClock(time: number | null): void {
  try {
    inStorageOfBrowser(() => {
      if (time === null) localStorage.removeItem(import.meta.env.CLOCK_SHIFT_KEY);
      else
        localStorage.setItem(import.meta.env.CLOCK_SHIFT_KEY, String(Math.round(time - readComputerTime())));
    });
  } catch {
    throw new Error('This browser does not keep the time that was set: its storage is switched off or full.');
  }
}
