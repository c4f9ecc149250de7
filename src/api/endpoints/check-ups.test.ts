import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createCheckUp, listCheckUps } from './check-ups.ts';

const dose = { amount: 2, frequency: 3, ingestionMethod: 'Inhaled', product: 'Oil' };
const entry = { createdAt: '2026-11-20T08:00:00.000Z', cannabisToday: 'yes' };
const parseCheckUps = (entries: object[]) => v.parse(listCheckUps.reply, entries).checkUps;

it.each(['CannabisDoses', 'canabiesDose'])('reads doses that are listed as %s (decision 8)', (name) => {
  expect(parseCheckUps([{ ...entry, [name]: [dose] }])[0]?.doses).toEqual([dose]);
});

it('reads missing fields, and numbers in texts', () => {
  expect(
    parseCheckUps([
      { ...entry, status: null, CannabisDoses: [{ amount: '2.5', frequency: '', product: { name: 'Oil' } }] },
    ]),
  ).toEqual([
    {
      ...entry,
      status: '',
      comment: '',
      objective: {},
      doses: [{ amount: 2.5, frequency: null, ingestionMethod: '', product: 'Oil' }],
    },
  ]);
});

it('lists the newest first, in any order of arrival', () => {
  const days = ['2026-11-18', '2026-11-20', '2026-11-19'].map((day) => ({
    ...entry,
    createdAt: `${day}T08:00:00.000Z`,
  }));
  expect(parseCheckUps(days).map(({ createdAt }) => createdAt.slice(8, 10))).toEqual(['20', '19', '18']);
});

it('shows the catalogue’s text at a 400, and no other (accounts §8)', () => {
  for (const { errors, otherErrors, success } of [listCheckUps, createCheckUp] as {
    errors?: object;
    otherErrors?: unknown;
    success?: unknown;
  }[]) {
    expect(errors).toEqual({ 400: 'Please Check your Service Provider' });
    expect([otherErrors, success]).toEqual([undefined, undefined]);
  }
});
