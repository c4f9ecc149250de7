import { expect, test } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createCommands } from './commands.ts';

const server = await createTestServer();
const commands = createCommands(server);
const rule = { endpoint: 'login', effect: { kind: 'status', status: 500 } };
/** Object that JSON cannot hold. */
const endless: { self?: object } = {};
endless.self = endless;

test.each<[input: string, () => Promise<unknown>, message: RegExp]>([
  ['a text as a time', () => commands.advance('x'), /a number of milliseconds, such as 60000, not by “x”\.$/],
  ['a number that is no time', () => commands.advance(Number.NaN), /not by “NaN”/],
  ['a time without an end', () => commands.advance(Number.POSITIVE_INFINITY), /not by “Infinity”/],
  ['a step back', () => commands.advance(-1), /not by “-1”/],
  ['a missing time', () => commands.advance(undefined), /not by “undefined”/],
  [
    'a time beyond all dates',
    () => commands.advance(1e15),
    /^The clock goes no more than 100 years ahead\.$/,
  ],
  ['a text as a fault', () => commands.fault('login'), /“login” is no fault\. One looks like \{ endpoint: /],
  ['a fault without an effect', () => commands.fault({ endpoint: 'login' }), /A fault needs “effect”/],
  ['an unknown entry', () => commands.fault({ ...rule, onse: true }), /A fault has no “onse”/],
  [
    'an unknown endpoint',
    () => commands.fault({ ...rule, endpoint: 'logn' }),
    /There is no endpoint “logn”\. Known are: \*, saves, signed-in, .*\blogin\b/,
  ],
  [
    'an unknown kind',
    () => commands.fault({ ...rule, effect: { kind: 'rain' } }),
    /no fault of the kind “rain”\. Known are: status, answer, delay, offline, timeout, lost-answer, other-doses, malformed, wrong-shape/,
  ],
  ['a number as an effect', () => commands.fault({ ...rule, effect: 500 }), /A fault’s effect looks like/],
  [
    'an unknown status',
    () => commands.fault({ ...rule, effect: { kind: 'status', status: 99 } }),
    /status is a whole number from 200 to 599, such as 500, not “99”/,
  ],
  [
    'a missing status',
    () => commands.fault({ ...rule, effect: { kind: 'status' } }),
    /A status fault needs "status"|needs “status”/,
  ],
  [
    'a delay without a time',
    () => commands.fault({ ...rule, effect: { kind: 'delay', ms: '2 s' } }),
    /A delay is a whole number of milliseconds, such as 2000, not “2 s”/,
  ],
  [
    'an answer without a status',
    () => commands.fault({ ...rule, effect: { kind: 'answer', body: {} } }),
    /A fault with an answer needs “status”\. One looks like/,
  ],
  [
    'an answer of no status',
    () => commands.fault({ ...rule, effect: { kind: 'answer', status: 199, body: {} } }),
    /from 200 to 599/,
  ],
  [
    'a body that is no data',
    () => commands.fault({ ...rule, effect: { kind: 'answer', status: 200, body: () => {} } }),
    /An answer’s body is anything that JSON can hold, not “\(\) =/,
  ],
  [
    'a body that contains itself',
    () => commands.fault({ ...rule, effect: { kind: 'answer', status: 200, body: endless } }),
    /can hold, not “something that is no plain data”\.$/,
  ],
  ['a text as a boolean', () => commands.fault({ ...rule, once: 'yes' }), /“once” is true or false/],
  ['a text as a count', () => commands.fault({ ...rule, every: 'second' }), /not “second”\.$/],
  ['a count that every call meets', () => commands.fault({ ...rule, every: 1 }), /from 2 to 1000, such as 2/],
  ['no number of calls', () => commands.fault({ ...rule, times: 0 }), /“times” .* from 1 to 1000, such as 2/],
  ['too many calls', () => commands.fault({ ...rule, times: 1001 }), /not “1001”\.$/],
  ['a negative start', () => commands.fault({ ...rule, after: -1 }), /“after” .* from 0 to 1000, such as 2/],
  [
    'two numbers of calls',
    () => commands.fault({ ...rule, once: true, times: 1 }),
    /^A fault has “once”, which means one call, or “times”, not both\.$/,
  ],
  ['a count with a fraction', () => commands.fault({ ...rule, every: 2.5 }), /not “2.5”/],
  [
    'an unknown scenario',
    () => commands.reset('nope'),
    /no scenario “nope”\. Known are: clinic, new-patient, /,
  ],
  // `String` throws for this object, whose `toString` is no function; the message must not.
  ['an object as a scenario', () => commands.reset({ toString: null }), /no scenario “{/],
  [
    'an unknown account',
    () => commands.signIn('me'),
    /no account “me” in this scenario\. Known are: patient@/,
  ],
  ['a number as an account', () => commands.signIn(7), /named by its e-mail address, not by “7”/],
  [
    'an unknown happening',
    () => commands.happen('rain', () => 'patient@clinic.test'),
    /no happening “rain”\. Known are: shoop-sent, note-shared, /,
  ],
  [
    'an unknown situation',
    () => commands.situation('rain', true),
    /no situation “rain”\. Known are: server-down, offline, /,
  ],
  [
    'a text as the state of a situation',
    () => commands.situation('offline', 'yes'),
    /^A situation is on \(true\) or off \(false\), not “yes”\.$/,
  ],
  ['a missing state of a situation', () => commands.situation('offline', undefined), /not “undefined”/],
  [
    'an unknown fault',
    () => commands.removeFault('fault-x'),
    /^There is no fault “fault-x”\. None is active\.$/,
  ],
  ['a number as a fault', () => commands.removeFault(7), /named by its id, such as “fault-7”, not by “7”/],
  ['an invitation of nobody', () => commands.invitation('me'), /There is no account “me”/],
  ['an object that is no snapshot', () => commands.restore({ tables: [] }), /not a snapshot of the mock/],
])('refuses %s with a message and changes nothing', async (_, sendCommand, message) => {
  const before = server.store.serialize();
  await expect(sendCommand()).rejects.toThrow(message);
  expect(server.store.serialize()).toBe(before);
});

test('a fault is removed by the id that it is returned with; the message names the active ones', async () => {
  const first = await commands.fault(rule);
  const second = await commands.fault({ ...rule, times: 2 });
  await commands.removeFault(first.id);
  expect(server.store.tables.faults).toEqual([second]);
  await expect(commands.removeFault(first.id)).rejects.toThrow(`Active are: ${second.id}.`);
  // Counting its calls must not change the returned copy.
  expect(server.store.tables.faults[0]).not.toBe(second);
  await commands.clearFaults();
});

test.each([
  { ...rule, once: true },
  { ...rule, every: 2 },
  { ...rule, endpoint: 'saves', every: 1000, once: true },
  { ...rule, times: 1, after: 0, every: 2 },
  { ...rule, times: 1000, after: 1000 },
  { ...rule, once: false, times: 2 },
  { ...rule, endpoint: 'signed-in' },
  { endpoint: '*', effect: { kind: 'delay', ms: 0 } },
  { endpoint: 'login', effect: { kind: 'status', status: 204, message: '' } },
  { endpoint: 'login', effect: { kind: 'wrong-shape' } },
  { endpoint: 'login', effect: { kind: 'answer', status: 599, body: ['any', { thing: null }, 1, false] } },
  { endpoint: 'login', effect: { kind: 'answer', status: 200, body: null } },
  { endpoint: 'login', effect: { kind: 'answer', status: 204 } },
])('accepts %j', async (acceptedRule) => {
  await commands.fault(acceptedRule);
  expect(server.store.tables.faults.at(-1)).toMatchObject(acceptedRule);
  await commands.clearFaults();
});
