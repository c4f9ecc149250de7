import { calendarDay, clockTime } from '#domain/values/dates.ts';
import { calendarFile, calendarText, utcTime } from '#domain/values/icalendar.ts';
import type { Reminders, ReminderTime } from './reminder-slots.ts';
import { endedWords, namedWords, privateWords, type ReminderWords } from './reminder-words.ts';

/** What a patient's calendar file is made of. */
export interface CalendarRequest {
  readonly reminders: Reminders;
  /** The patient's; '' where it is not known. */
  readonly patientId: string;
  /** ISO date and time of the recommendation. */
  readonly createdAt: string;
  /** Local time of each reminder, 'HH:MM'. */
  readonly times: Readonly<Record<ReminderTime, string>>;
  /** Names the medicines and doses in the calendar. */
  readonly isNamed: boolean;
  readonly now: Date;
}

/** Where the numbers of revisions begin, in ms: in seconds since 1970 they would outgrow their 31 bits in 2038. */
const EPOCH = Date.UTC(2020, 0, 1);

/** Number of a recommendation's revision of its events: a later recommendation has a higher one (RFC 5545 §3.8.7.4). */
const sequenceOf = (createdAt: string): number =>
  Math.max(0, Math.floor((Date.parse(createdAt) - EPOCH) / 1000) || 0);

/** Writes the day and 'HH:MM' without a zone: '20261124T080000' (RFC 5545 §3.3.5, form 1). */
const startOn = (day: Date, time: string) =>
  `${calendarDay(day).replaceAll('-', '')}T${time.replace(':', '')}00`;

/** The next day on which it is 'HH:MM': today, or tomorrow where that has passed. */
const nextDay = (time: string, now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + (time < clockTime(now) ? 1 : 0));

/** Identifier of an event that no program has to unescape. */
const identifierOf = (time: ReminderTime, patientId: string) =>
  `daily-reminder-${time.toLowerCase()}-${encodeURIComponent(patientId.toWellFormed())}`;

const textLine = (name: string, text: string) => `${name}:${calendarText(text)}`;

/** Properties that every event of a file has. Each time of day keeps its identifier, so an import replaces the former event. */
function eventLines(
  request: CalendarRequest,
  time: ReminderTime,
  day: Date,
  { title, description }: ReminderWords,
): string[] {
  const { patientId, createdAt, times, now } = request;
  return [
    `UID:${identifierOf(time, patientId)}`,
    // The moment of the download: the same recommendation downloaded with other times replaces the former file.
    `DTSTAMP:${utcTime(now)}`,
    `SEQUENCE:${sequenceOf(createdAt)}`,
    `DTSTART:${startOn(day, times[time])}`,
    'DURATION:PT5M',
    textLine('SUMMARY', title),
    ...(description ? [textLine('DESCRIPTION', description)] : []),
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
  ];
}

const alarm = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  textLine('DESCRIPTION', title),
  'TRIGGER:PT0S',
  'END:VALARM',
];

const event = (lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

/**
 * Writes the calendar file of a recommendation: a daily event with an alarm for each time of day (RFC 5545). A time of day that
 * has ended becomes a single cancelled event without an alarm, since no import can delete one.
 */
export function reminderCalendar(request: CalendarRequest): string {
  const { reminders, createdAt, isNamed, times, now } = request;
  const recommended = new Date(createdAt);
  // In the past, where a calendar that shows cancelled events bothers nobody with it.
  const lastDay = Number.isNaN(recommended.getTime()) ? now : recommended;
  const daily = reminders.slots.flatMap((slot) => {
    const words = isNamed ? namedWords(slot, createdAt) : privateWords;
    const lines = eventLines(request, slot.time, nextDay(times[slot.time], now), words);
    return event([...lines, 'STATUS:CONFIRMED', 'RRULE:FREQ=DAILY', ...alarm(words.title)]);
  });
  const ended = reminders.ended.flatMap((time) =>
    event([...eventLines(request, time, lastDay, endedWords), 'STATUS:CANCELLED']),
  );
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clinic//Daily reminders//EN',
    'CALSCALE:GREGORIAN',
    ...daily,
    ...ended,
    'END:VCALENDAR',
  ]);
}
