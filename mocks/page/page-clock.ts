import timekeeper from 'timekeeper';
import * as v from 'valibot';
import { lastActivityKey } from '#api/session/last-activity.ts';
import { createOwnNames } from '#mocks/seats/own-names.ts';
import { readSeatName } from '#mocks/seats/seat-name.ts';
import { inStorageOfBrowser } from '#mocks/seats/separate-storage.ts';
import { noteAppliedShift, readComputerTime } from './computer-time.ts';

const settingSchema = v.object({
  /** Shift of the page's clock from the computer's, in ms. */
  shiftMs: v.pipe(v.number(), v.finite()),
  /** True if the time that was jumped over does not count as idle. */
  restartsIdle: v.boolean(),
  /** Time of the setting by the computer's clock, which tells settings apart. */
  setAt: v.number(),
});

/** Key in session storage of the setting that this page, or the page of this seat, has seen. */
const seenKey = () => `${import.meta.env.CLOCK_SHIFT_KEY} ${window.name}`;

/** Restarts the idle time at the page's first load with a setting. */
function restartIdleOnce(setting: string): void {
  if (sessionStorage.getItem(seenKey()) === setting) return;
  sessionStorage.setItem(seenKey(), setting);
  const seat = readSeatName();
  localStorage.removeItem(seat ? createOwnNames(seat).toBrowser(lastActivityKey) : lastActivityKey);
}

/** Shifts this page's `Date` by the stored setting. Call this before anything reads the time. */
export function applyClockShift(): void {
  try {
    const setting = localStorage.getItem(import.meta.env.CLOCK_SHIFT_KEY) ?? '';
    const { shiftMs, restartsIdle } = v.parse(settingSchema, JSON.parse(setting));
    // Here and not when the clock is set: until then, the old page may record activity.
    if (restartsIdle) restartIdleOnce(setting);
    if (shiftMs === 0) return;
    timekeeper.travel(Date.now() + shiftMs);
    noteAppliedShift(shiftMs);
  } catch {
    // Without a setting, or with one that is not ours, the page has the computer's time.
  }
}

/**
 * Sets the clock of all pages and seats from their next load on.
 * @param time ms since 1970; null for the computer's own time
 * @throws Error with a message for the user if the browser cannot store it
 */
export function setPageClock(time: number | null, { restartsIdle }: { restartsIdle: boolean }): void {
  const setAt = readComputerTime();
  const shiftMs = time === null ? 0 : Math.round(time - setAt);
  const setting: v.InferOutput<typeof settingSchema> = { shiftMs, restartsIdle, setAt };
  try {
    inStorageOfBrowser(() => localStorage.setItem(import.meta.env.CLOCK_SHIFT_KEY, JSON.stringify(setting)));
  } catch {
    throw new Error('This browser does not keep the time that was set: its storage is switched off or full.');
  }
}
