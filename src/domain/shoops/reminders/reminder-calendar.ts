import { calendarDay, clockTime } from '#domain/values/dates.ts';
import { calendarFile, calendarText, utcTime } from '#domain/values/icalendar.ts';
import type { Reminders, ReminderTime } from './reminder-slots.ts';
import { endedWords, namedWords, privateWords, type ReminderWords } from './reminder-words.ts';

/** Contents of a patient's calendar file. */
export interface CalendarRequest {
  readonly reminders: Reminders;
  /** Identifier of the patient; '' if unknown. */
  readonly patientId: string;
  /** ISO date and time of the recommendation. */
  readonly createdAt: string;
  /** Local time of each reminder, 'HH:MM'. */
  readonly times: Readonly<Record<ReminderTime, string>>;
  /** Names the medicines and doses in the calendar. */
  readonly isNamed: boolean;
  readonly now: Date;
}

/**
 * Time from which revision numbers count seconds, in ms since 1970. Counted from 1970 they would
 * exceed their 31 bits in 2038.
 */
const REVISION_EPOCH_MS = Date.UTC(2020, 0, 1);

/**
 * Returns the revision number of a recommendation's events. A later recommendation has a higher one
 * (RFC 5545 §3.8.7.4).
 */
const sequenceOf = (createdAt: string): number =>
  Math.max(0, Math.floor((Date.parse(createdAt) - REVISION_EPOCH_MS) / 1000) || 0);

/** Writes the day and 'HH:MM' without a zone: '20261124T080000' (RFC 5545 §3.3.5, form 1). */
const formatStart = (day: Date, time: string) =>
  `${calendarDay(day).replaceAll('-', '')}T${time.replace(':', '')}00`;

/** Returns the next day with a time 'HH:MM' to come: today, or tomorrow if the time has passed. */
const nextDay = (time: string, now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + (time < clockTime(now) ? 1 : 0));

/** Returns the identifier of an event, without characters that need escaping. */
const identifierOf = (time: ReminderTime, patientId: string) =>
  `daily-reminder-${time.toLowerCase()}-${encodeURIComponent(patientId.toWellFormed())}`;

const textLine = (name: string, text: string) => `${name}:${calendarText(text)}`;

/**
 * Returns the properties of an event. Each time of day keeps its identifier, so that an import
 * replaces the former event.
 */
function eventLines(
  request: CalendarRequest,
  time: ReminderTime,
  day: Date,
  { title, description }: ReminderWords,
): string[] {
  const { patientId, createdAt, times, now } = request;
  return [
    `UID:${identifierOf(time, patientId)}`,
    // Time of the download, so that a file with other times replaces the former one.
    `DTSTAMP:${utcTime(now)}`,
    `SEQUENCE:${sequenceOf(createdAt)}`,
    `DTSTART:${formatStart(day, times[time])}`,
    'DURATION:PT5M',
    textLine('SUMMARY', title),
    ...(description ? [textLine('DESCRIPTION', description)] : []),
    'CLASS:PRIVATE',
    // A reminder does not make the patient busy (RFC 5545 §3.8.2.7).
    'TRANSP:TRANSPARENT',
  ];
}

/** Returns the properties of an alarm at the start of its event. */
const alarmLines = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  textLine('DESCRIPTION', title),
  'TRIGGER:PT0S',
  'END:VALARM',
];

const wrapEvent = (lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

/**
 * Writes the calendar file of a recommendation: a daily event with an alarm for each time of day
 * (RFC 5545). A time of day that has ended becomes a single cancelled event without an alarm, since
 * no import can delete an event.
 */
export function reminderCalendar(request: CalendarRequest): string {
  const { reminders, createdAt, isNamed, times, now } = request;
  const recommended = new Date(createdAt);
  // In the past, in case a calendar shows cancelled events.
  const lastDay = Number.isNaN(recommended.getTime()) ? now : recommended;
  const daily = reminders.slots.flatMap((slot) => {
    const words = isNamed ? namedWords(slot, createdAt) : privateWords;
    const lines = eventLines(request, slot.time, nextDay(times[slot.time], now), words);
    return wrapEvent([...lines, 'STATUS:CONFIRMED', 'RRULE:FREQ=DAILY', ...alarmLines(words.title)]);
  });
  const ended = reminders.ended.flatMap((time) =>
    wrapEvent([...eventLines(request, time, lastDay, endedWords), 'STATUS:CANCELLED']),
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
