import { describe, expect, it } from 'vitest';
import { findDataDrifts, formatDrift } from '#api/contract/drifts.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { parseLeniently } from '#api/contract/lenient.ts';
import { envelope } from '#api/contract/openapi-responses.ts';
import { isObjectList, type Json } from '#api/contract/wire-schema.ts';
import { intakeModules } from '#domain/intake/sections.ts';
import { isObject } from '#domain/values/is-object.ts';
import { type EndpointName, endpointNames, endpoints } from './endpoints.ts';

const textLimits = ['enum', 'const', 'format', 'pattern', 'maxLength'];
const numberLimits = ['enum', 'minimum', 'exclusiveMinimum'];

/** Lists the schemas inside a schema, itself included. */
function schemasIn(schema: Json): Json[] {
  const { properties = {}, items, additionalProperties, anyOf, prefixItems } = schema;
  const parts = [...Object.values(properties as Json), items, additionalProperties, anyOf, prefixItems];
  return [schema, ...parts.flat().flatMap((part) => (isObject(part) ? schemasIn(part) : []))];
}

const replySchemas = endpointNames.flatMap((name) =>
  schemasIn(envelope((endpoints[name] as Endpoint).reply)),
);

/** Returns the share of the schemas of some types that have a limit. */
function shareOfLimited(types: readonly string[], limits: readonly string[]): number {
  const typed = replySchemas.filter(({ type }) => [type].flat().some((one) => types.includes(String(one))));
  // Without fields, the share would be of nothing.
  expect(typed.length).toBeGreaterThan(100);
  return typed.filter((schema) => limits.some((limit) => limit in schema)).length / typed.length;
}

describe('the document limits', () => {
  it('nine in ten texts of replies', () => {
    expect(shareOfLimited(['string'], textLimits)).toBeGreaterThan(0.9);
  });

  it('nine in ten numbers of replies', () => {
    expect(shareOfLimited(['number', 'integer'], numberLimits)).toBeGreaterThan(0.9);
  });

  it('lists that no call extends', () => {
    const limited = replySchemas.filter(({ maxItems }) => maxItems !== undefined);
    expect(limited.length).toBeGreaterThanOrEqual(11);
    expect(isObjectList(limited)).toBe(true);
  });
});

const moment = '2026-11-20T08:00:00.000Z';
const shoop = { id: 'shoop-1', createdAt: moment };
const spelling = 'the word in the contract’s letters';
const dateRule = 'a text that fits /^((0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])-[1-9]\\d{3})?$/';
const phoneRule = 'a text that fits /^(1\\d{10}|[02-9]\\d*)?$/';
const zonedMoment = 'an ISO date and time with its zone';
const sqlMoment = '2026-11-20 08:00:00';
const longLine = 'x'.repeat(256);
const statuses = [...intakeModules, 'Summary'].map((module) => ({ module, isCompleted: true }));

/** Reply with a value beyond a limit, the drift that is reported, and the data as they are read. */
type Row = [limit: string, name: EndpointName, data: unknown, drift: string, read: unknown];

const rows: Row[] = [
  [
    'an ISO date',
    'readPatient',
    { dob: '1986-04-28' },
    `data.dob: expected ${dateRule}, found a text like 9999-99-99`,
    { dob: '04-28-1986' },
  ],
  [
    'an ISO date in the intake',
    'readPatientInformation',
    { dob: '1986-04-28' },
    `data.dob: expected ${dateRule}, found a text like 9999-99-99`,
    { dob: '1986-04-28' },
  ],
  [
    'a SQL date of a note',
    'listNotes',
    [{ createdAt: sqlMoment }],
    `data[].createdAt: expected ${zonedMoment}, found a text like 9999-99-99 99:99:99`,
    { notes: [{ createdAt: sqlMoment }] },
  ],
  [
    'a SQL date of a Shoop',
    'listShoops',
    [{ ...shoop, createdAt: sqlMoment }],
    `data[].createdAt: expected ${zonedMoment}, found a text like 9999-99-99 99:99:99`,
    { shoops: [{ createdAt: sqlMoment }] },
  ],
  [
    'other letters',
    'readPatient',
    { gender: 'FEMALE' },
    `data.gender: expected ${spelling}, found a text`,
    { gender: 'Female' },
  ],
  [
    'other letters in the intake',
    'readPatientInformation',
    { gender: 'FEMALE' },
    `data.gender: expected ${spelling}, found a text`,
    { gender: 'Female' },
  ],
  [
    'no option',
    'listShoops',
    [{ ...shoop, dailyDoseUnit: 'ml' }],
    'data[].dailyDoseUnit: expected "mg" or "g" or "", found a text',
    { shoops: [{ dailyDoseUnit: 'ml' }] },
  ],
  [
    'a long line',
    'readPatient',
    { firstName: longLine },
    'data.firstName: expected at most 255 characters, found a text',
    { firstName: longLine },
  ],
  [
    'a long text',
    'readSummary',
    { note: 'x'.repeat(10_001) },
    'data.note: expected at most 10000 characters, found a text',
    { note: 'x'.repeat(10_001) },
  ],
  [
    'a fraction as a count',
    'listNotifications',
    { notifications: [], unreadCount: 2.5 },
    'data.unreadCount: expected a whole number, found a number',
    { unreadCount: 2.5 },
  ],
  [
    'a negative id',
    'listShoops',
    [{ ...shoop, id: -7 }],
    'data[].id: expected >=0, found a number',
    { shoops: [{ id: '-7' }] },
  ],
  [
    'an empty id',
    'listProducts',
    [{ id: '', name: 'Oil' }],
    'data[].id: expected a text that is not empty, found an empty text',
    [{ id: '', name: 'Oil' }],
  ],
  [
    'no dose',
    'listShoops',
    [{ ...shoop, dailyDose: 0 }],
    'data[].dailyDose: expected >0, found a number',
    { shoops: [{ dailyDose: 0 }] },
  ],
  [
    'a dose in a text',
    'listShoops',
    [{ ...shoop, dailyDose: '2.50' }],
    'data[].dailyDose: expected a number, found a number in a text',
    { shoops: [{ dailyDose: 2.5 }] },
  ],
  [
    'a number beyond a slider',
    'readExercise',
    { exercisePerWeek: 12 },
    'data.exercisePerWeek: expected <=7, found a number',
    { exercisePerWeek: 12 },
  ],
  [
    'a phone with separators',
    'listPatients',
    { patients: [{ id: 'p1', phone: '(303) 555-0142' }] },
    `data.patients[].phone: expected ${phoneRule}, found a text`,
    { patients: [{ phone: '(303) 555-0142' }] },
  ],
  [
    'no e-mail address',
    'readPatient',
    { email: 'ruth at clinic' },
    'data.email: expected an e-mail address, found a text',
    { email: 'ruth at clinic' },
  ],
  [
    'a URL with spaces',
    'readDocument',
    { id: 'd1', url: 'files/my scan.pdf' },
    'data.url: expected a text that fits /^[^\\s"<>\\\\^`{|}]*$/, found a text',
    { url: 'files/my scan.pdf' },
  ],
  [
    'more items',
    'readIntakeStatus',
    statuses,
    `data: expected at most ${intakeModules.length} items, found a list`,
    { sections: statuses },
  ],
];

describe('beyond a limit, a reply', () => {
  it.each(rows)('with %s of %s is a drift without its value, and read', (_, name, data, drift, read) => {
    const endpoint: Endpoint = endpoints[name];
    const drifts = findDataDrifts(endpoint, data).map(formatDrift);
    expect(drifts.map((line) => line.replace(/ \(\d+ times\)$/, ''))).toContain(drift);
    const reply = parseLeniently(endpoint.reply, data);
    expect(reply).toMatchObject({ fits: true, data: read, isStrictlyValid: false });
  });

  it('with a negative count is a drift, and cannot be read', () => {
    const data = { notifications: [], unreadCount: -1 };
    expect(findDataDrifts(endpoints.listNotifications, data).map(formatDrift)).toEqual([
      'data.unreadCount: expected >=0, found a number',
    ]);
    expect(parseLeniently(endpoints.listNotifications.reply, data).fits).toBe(false);
  });
});
