import { MAX_CLOCK_OFFSET_MS } from '#mocks/store/snapshot.ts';
import { readComputerTime } from './computer-time.ts';

/** Returns true for a time in ms since 1970 to which the page's clock can be set. */
export const isSettableTime = (time: unknown): time is number =>
  typeof time === 'number' && Math.abs(time - readComputerTime()) <= MAX_CLOCK_OFFSET_MS;
