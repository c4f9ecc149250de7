import { expect, type Frame, type Page } from 'playwright/test';
import { type Backend, pageBackend } from './backend.ts';

/** Seat of the theatre: its frame as a page, and the mock that answers it. */
export interface Seat {
  /** Every method of the frame, and those of the window that a frame lacks, such as `keyboard`. */
  page: Page;
  frame: Frame;
  backend: Backend;
}

/** Returns the path of a theatre. @param seats each as `390 patient@clinic.test dashboard` */
export const theatrePath = (seats: readonly string[], scenario?: string) =>
  `__theatre?${new URLSearchParams([
    ...(scenario ? [['scenario', scenario]] : []),
    ...seats.map((seat, index) => [`seat${index + 1}`, seat]),
  ])}`;

/** Returns a frame with the interface of a page, for the helpers of screens. */
const asPage = (page: Page, frame: Frame): Page =>
  new Proxy(page, {
    get(_target, name) {
      const owner = name in frame ? frame : page;
      const value = Reflect.get(owner, name);
      return typeof value === 'function' ? value.bind(owner) : value;
    },
  });

/** Locates the section of a seat: its tools and its frame. */
export const seatSection = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Seat ${number}:`) });

/** Waits until the app has started in a seat. */
export async function findSeat(page: Page, number: number): Promise<Seat> {
  const findFrame = () => page.frame({ name: `seat:${number}` });
  await expect.poll(() => findFrame() !== null).toBe(true);
  const frame = findFrame();
  if (!frame) throw new Error(`There is no seat ${number}`);
  await frame.waitForFunction(() => 'clinicMock' in window && document.querySelector('#root > *') !== null);
  const seat = asPage(page, frame);
  return { page: seat, frame, backend: pageBackend(seat) };
}

declare global {
  interface Window {
    /** Time in ms by which the clock of this frame alone is ahead. */
    passedMs: number;
  }
}

/** Gives every frame a clock of its own, for `passIdleTime`. Call this before the theatre opens. */
export const addFrameClocks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const readTime = Date.now;
    window.passedMs = 0;
    Date.now = () => readTime() + window.passedMs;
  });

/** Lets time pass in one seat, from its last activity on; the seat checks its idle clock then. */
export async function passIdleTime({ frame }: Seat, idleMs: number): Promise<void> {
  // The idle watch is loaded after the page, and begins with an activity.
  await frame.waitForFunction(() => localStorage.getItem('lastActivity') !== null);
  await frame.evaluate((ms) => {
    window.passedMs += Number(localStorage.getItem('lastActivity')) + ms - Date.now();
    window.dispatchEvent(new Event('focus'));
  }, idleMs);
}

/** Opens a theatre and waits for the app in its two seats. */
export async function openTwoSeats(
  page: Page,
  seats: readonly [string, string],
  scenario?: string,
): Promise<[Seat, Seat]> {
  await page.goto(theatrePath(seats, scenario));
  return [await findSeat(page, 1), await findSeat(page, 2)];
}
