import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listRecommendedShoops, listShoops } from './shoops.ts';

const createdAt = '2026-03-02T09:00:00.000Z';
const parseShoop = (shoop: object) => v.parse(listShoops.reply, [{ id: 7, createdAt, ...shoop }]).shoops[0];
const dose = { id: '1', dose: 2.5, doseUnit: 'mg', doseTime: 'Morning' };

it.each(['ShoopDoses', 'doses'])('reads its doses from %s (decisions 7, 8)', (name) => {
  expect(parseShoop({ [name]: [{ ...dose, dose: '2.50', shoopId: 7 }] })).toMatchObject({
    id: '7',
    doses: [dose],
  });
});

it('reads a Shoop of only an id and a time, and one with nulls', () => {
  const blank = { doses: [], terpenes: [], targetCannabinoid: '', note: '', adminNotes: '' };
  expect(parseShoop({})).toMatchObject(blank);
  const nulls = {
    ShoopDoses: null,
    doses: null,
    terpenes: null,
    note: null,
    adminNotes: null,
    dailyDose: null,
  };
  expect(parseShoop(nulls)).toMatchObject(blank);
});

it('reads terpenes as objects with a value, or as texts', () => {
  const terpenes = [{ id: 3, value: 'Myrcene' }, 'Limonene'];
  expect(parseShoop({ terpenes })?.terpenes).toEqual(['Myrcene', 'Limonene']);
});

it.each([
  ['a dose that is no number', { doses: [{ ...dose, dose: 'much' }] }],
  ['a dose that is empty', { doses: [{ ...dose, dose: '' }] }],
  ['no moment', { createdAt: undefined }],
  ['a moment that is none', { createdAt: 'lately' }],
])('%s: the Shoop counts as unreadable, and the others are read (decision 63)', (_, broken) => {
  const validShoop = { id: 8, createdAt };
  const { shoops, unreadable } = v.parse(listShoops.reply, [{ id: 7, createdAt, ...broken }, validShoop]);
  expect([shoops.map(({ id }) => id), unreadable]).toEqual([['8'], 1]);
});

it('lists the newest first, and leaves out deleted doses', () => {
  const { shoops } = v.parse(listShoops.reply, [
    { id: 1, createdAt: '2026-03-01T09:00:00.000Z' },
    { id: 2, createdAt, doses: [dose, { ...dose, id: '2', isDeleted: true }] },
  ]);
  expect(shoops.map(({ id, doses }) => [id, doses.length])).toEqual([
    ['2', 1],
    ['1', 0],
  ]);
});

it.each([
  ['their own history', listShoops],
  ['one physician’s recommendations', listRecommendedShoops],
])('leaves out drafts for a patient, in %s (physician §4, decision 81)', (_, { reply }) => {
  const { shoops } = v.parse(reply, [
    { id: 1, createdAt, isReady: false },
    { id: 2, createdAt, isReady: 'false' },
    { id: 3, createdAt, isReady: true },
    { id: 4, createdAt },
    { id: 5, createdAt, isReady: 1 },
  ]);
  expect(shoops.map(({ id }) => id)).toEqual(['3', '4', '5']);
});
