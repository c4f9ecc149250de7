const timeFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

/** Formats a time in the browser's time zone: 'Sat, Nov 21, 2:30:05 PM'. */
export const formatTime = (at: number | string) => timeFormat.format(new Date(at));

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

/** Formats the clock's offset: '2 days ahead'. */
export const formatClockOffset = (ms: number) => `${formatDuration(ms)} ahead`;

/** Formats a duration in its largest unit, abbreviated: '2d', '25m'. */
export function formatShortDuration(ms: number): string {
  const [unit, size] = units.find(([, length]) => ms >= length) ?? ['second', 1000];
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(ms / size),
  );
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
