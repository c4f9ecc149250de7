import ICAL from 'ical.js';
import { type CalendarResponse, sync, type VEvent } from 'node-ical';
import { convertIcsCalendar, type IcsEvent } from 'ts-ics';

/** Event as a calendar program reads it from a file; for tests. */
export interface ParsedEvent {
  readonly uid: string;
  readonly sequence: number;
  /** ISO moment. */
  readonly stamp: string;
  /** Wall clock: '2026-11-24T08:00'. */
  readonly start: string;
  readonly title: string;
  /** '' for none. */
  readonly description: string;
  readonly class: string;
  readonly status: string;
  readonly isDaily: boolean;
  /** Action, time after the start and text of each alarm. */
  readonly alarms: readonly string[];
}

const wallClock = (parts: readonly number[]) => {
  const [year, month, day, hour, minute] = parts.map((part) => String(part).padStart(2, '0'));
  return `${year}-${month}-${day}T${hour}:${minute}`;
};

/** Parses a file with ical.js, which keeps a zone-less time as it is written. */
function parseWithIcalJs(file: string): ParsedEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const { year, month, day, hour, minute, zone } = event.startDate;
    if (zone !== ICAL.Timezone.localTimezone) throw new Error('The start has a zone');
    const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    return {
      uid: event.uid,
      sequence: event.sequence,
      stamp: new Date(value('dtstamp')).toISOString(),
      start: wallClock([year, month, day, hour, minute]),
      title: event.summary,
      description: event.description ?? '',
      class: value('class'),
      status: value('status'),
      isDaily: value('rrule') === 'FREQ=DAILY',
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) =>
          ['action', 'trigger', 'description'].map((name) => alarm.getFirstPropertyValue(name)).join(' '),
        ),
    };
  });
}

const isEvent = (part: CalendarResponse[string]): part is VEvent => part?.type === 'VEVENT';

/** Unescapes a text that a parser leaves escaped. */
const unescapeText = (text = '') =>
  text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

/** Parses a file with node-ical: alarms remain escaped, a zone-less time is read as local. */
function parseWithNodeIcal(file: string): ParsedEvent[] {
  return Object.values(sync.parseICS(file))
    .filter(isEvent)
    .map((event) => {
      const { start } = event;
      if (start.tz) throw new Error('The start has a zone');
      return {
        uid: event.uid,
        sequence: Number(event.sequence),
        stamp: event.dtstamp.toISOString(),
        start: wallClock([
          start.getFullYear(),
          start.getMonth() + 1,
          start.getDate(),
          start.getHours(),
          start.getMinutes(),
        ]),
        title: String(event.summary),
        description: String(event.description ?? ''),
        class: String(event.class),
        status: String(event.status),
        isDaily: event.rrule?.toString().includes('FREQ=DAILY') ?? false,
        alarms: (event.alarms ?? []).map(
          ({ action, trigger, description }) => `${action} ${trigger} ${unescapeText(description)}`,
        ),
      };
    });
}

/** Parses a file with ts-ics: alarms remain escaped, a zone-less time is read as UTC. */
function parseWithTsIcs(file: string): ParsedEvent[] {
  const { events = [] } = convertIcsCalendar(undefined, file);
  return events.map((event: IcsEvent) => {
    if (event.start.local) throw new Error('The start has a zone');
    return {
      uid: event.uid,
      sequence: event.sequence ?? 0,
      stamp: event.stamp.date.toISOString(),
      start: event.start.date.toISOString().slice(0, 16),
      title: event.summary,
      description: event.description ?? '',
      class: event.class ?? '',
      status: event.status ?? '',
      isDaily: JSON.stringify(event.recurrenceRule) === '{"frequency":"DAILY"}',
      alarms: (event.alarms ?? []).map(({ action, trigger, description }) => {
        const seconds = trigger.type === 'relative' ? (trigger.value?.seconds ?? 0) : Number.NaN;
        return `${action} PT${seconds}S ${unescapeText(description)}`;
      }),
    };
  });
}

/** Parses a calendar file with three independent parsers. */
export const parseWithThreeParsers = (file: string): readonly (readonly ParsedEvent[])[] =>
  [parseWithIcalJs, parseWithNodeIcal, parseWithTsIcs].map((parse) => parse(file));
