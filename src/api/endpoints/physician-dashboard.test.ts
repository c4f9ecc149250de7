import * as v from 'valibot';
import { expect, it } from 'vitest';
import { findDataDrifts } from '#api/contract/drifts.ts';
import { readDashboard } from './physician-dashboard.ts';

const parseFigures = (payload: object) => v.parse(readDashboard.reply, { patientsCount: 60, ...payload });
const allReadable = { diagnoses: 0, genders: 0, registrations: 0, objectives: 0, products: 0 };
const noFigures = { diagnoses: [], genders: [], registrations: [], objectives: [], products: [] };

it('reads the documented fields (physician §3)', () => {
  const figures = parseFigures({
    top_dignose: { Insomnia: 4, 'Chronic pain': 9 },
    genderStats: { male: 20, female: 30, other: 4, declineToAnswer: 4, notAnswered: 2 },
    reg: [{ month: '2026-11', count: 7 }],
    objectives: { painRelief: 12 },
    top_products: [{ name: 'CBD oil', count: 3 }],
  });
  expect(figures).toEqual({
    patientsCount: 60,
    diagnoses: [
      { name: 'Chronic pain', count: 9 },
      { name: 'Insomnia', count: 4 },
    ],
    genders: [
      { name: 'male', count: 20 },
      { name: 'female', count: 30 },
      { name: 'other', count: 4 },
      { name: 'declineToAnswer', count: 4 },
      { name: 'notAnswered', count: 2 },
    ],
    registrations: [{ month: '2026-11', count: 7 }],
    objectives: [{ name: 'painRelief', count: 12 }],
    products: [{ name: 'CBD oil', count: 3 }],
    unreadable: allReadable,
  });
});

it.each([
  ['left out', {}],
  ['null', { top_dignose: null, genderStats: null, reg: null, objectives: null, top_products: null }],
  ['empty, maps as lists', { top_dignose: [], reg: [], objectives: [], top_products: [] }],
])('reads a reply whose optional fields are %s', (_, payload) => {
  expect(parseFigures(payload)).toEqual({ patientsCount: 60, ...noFigures, unreadable: allReadable });
});

it.each([
  ['a count in a text', { top_dignose: { Gout: '3' } }, { diagnoses: [{ name: 'Gout', count: 3 }] }],
  [
    'a month in a number',
    { reg: [{ month: 11, count: '2' }] },
    { registrations: [{ month: '11', count: 2 }] },
  ],
  [
    'a product that is a text',
    { top_products: ['CBD oil'] },
    { products: [{ name: 'CBD oil', count: null }] },
  ],
  [
    'a product without a count',
    { top_products: [{ name: 'A', count: null }] },
    { products: [{ name: 'A', count: null }] },
  ],
  ['patients in a text', { patientsCount: '12' }, { patientsCount: 12 }],
])('reads %s (decision 63)', (_, payload, figures) => {
  expect(parseFigures(payload)).toMatchObject(figures);
});

it('counts a missing gender as 0', () => {
  expect(
    parseFigures({ genderStats: { male: '2', female: null } }).genders.map(({ count }) => count),
  ).toEqual([2, 0, 0, 0, 0]);
});

it.each([
  [
    'top_dignose',
    { top_dignose: { Gout: 'many', Lupus: 2 } },
    { diagnoses: [{ name: 'Lupus', count: 2 }], unreadable: { diagnoses: 1 } },
  ],
  [
    'objectives',
    { objectives: { painRelief: -1, other: 2 } },
    { objectives: [{ name: 'other', count: 2 }], unreadable: { objectives: 1 } },
  ],
  [
    'reg',
    { reg: [{ count: 2 }, { month: 'May', count: 1 }] },
    { registrations: [{ month: 'May', count: 1 }], unreadable: { registrations: 1 } },
  ],
  [
    'top_products',
    { top_products: [7, null, 'CBD oil'] },
    { products: [{ name: 'CBD oil', count: null }], unreadable: { products: 2 } },
  ],
  [
    'genderStats',
    { genderStats: { male: 'x', female: 1 } },
    { genders: [{ name: 'female' }, {}, {}, {}], unreadable: { genders: 1 } },
  ],
])('leaves out unreadable parts of %s, counts and reports them (decision 63)', (name, payload, figures) => {
  expect(parseFigures(payload)).toMatchObject(figures);
  const [drift] = findDataDrifts(readDashboard, { patientsCount: 60, ...payload });
  expect(drift?.path).toMatch(new RegExp(`^data\\.${name}`));
});

it('rejects a reply without the number of patients', () => {
  expect(() => v.parse(readDashboard.reply, { top_dignose: {} })).toThrow();
  expect(() => parseFigures({ patientsCount: null })).toThrow();
});
