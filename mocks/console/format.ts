import { readComputerTime } from '#mocks/page/computer-time.ts';

const timeOptions: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
};
const timeFormat = new Intl.DateTimeFormat('en-US', timeOptions);
const timeInYearFormat = new Intl.DateTimeFormat('en-US', { ...timeOptions, year: 'numeric' });

/**
 * Formats a time in the browser's time zone: 'Sat, Nov 21, 2:30:05 PM', with the year unless it is
 * the computer's present one.
 */
export function formatTime(at: number | string): string {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date(readComputerTime()).getFullYear();
  return (isThisYear ? timeFormat : timeInYearFormat).format(date);
}

/** Units by the names of `Intl`, longest first. */
const units: readonly [name: string, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

/** Formats a duration in its two largest units that are not zero: '1 day 2 hours'. */
export function formatDuration(ms: number): string {
  let rest = Math.round(ms / 1000) * 1000;
  const parts = units.map(([name, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? `${count} ${name}${count === 1 ? '' : 's'}` : '';
  });
  return parts.filter(Boolean).slice(0, 2).join(' ') || 'nothing';
}

/** Formats a clock's offset: '2 days ahead', '5 minutes behind'. */
export const formatClockOffset = (ms: number) =>
  `${formatDuration(Math.abs(ms))} ${ms < 0 ? 'behind' : 'ahead'}`;

/** Formats a clock's offset in its largest unit, abbreviated: '+2d', '-25m'. */
export function formatShortOffset(ms: number): string {
  const [unit, size] = units.find(([, length]) => Math.abs(ms) >= length) ?? ['second', 1000];
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit,
    unitDisplay: 'narrow',
    signDisplay: 'always',
  }).format(Math.trunc(ms / size));
}

/** Replaces a file by a description, since JSON cannot hold a file. */
function fileAsText(_key: string, value: unknown): unknown {
  if (value instanceof File) return `(file ${value.name}, ${value.type || 'no type'}, ${value.size} bytes)`;
  return value;
}

/** Formats a payload or reply for display; a string that holds JSON is indented as JSON. */
export function formatJson(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, fileAsText, 2) ?? '';
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
