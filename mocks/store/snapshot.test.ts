import { expect, test } from 'vitest';
import { readSnapshot, SNAPSHOT_VERSION } from './snapshot.ts';
import { Store } from './store.ts';
import { emptyTables } from './tables.ts';

const whole = { version: SNAPSHOT_VERSION, scenario: '', clockOffset: 0, tables: emptyTables() };
const holding = (tables: object) => ({ ...whole, tables: { ...emptyTables(), ...tables } });
const fault = { id: 'fault-1', endpoint: '*', effect: { kind: 'rain' } };

test('reads an exported snapshot', () => {
  const snapshot = new Store(() => {}).snapshot();
  expect(readSnapshot(snapshot)).toEqual(snapshot);
});

test.each([
  [null, 'This is not a snapshot of the mock. Nothing was changed.'],
  ['clinic', 'This is not a snapshot of the mock. Nothing was changed.'],
  [{ version: 1, scenario: 'clinic', clockOffset: 0 }, /see “tables”/],
  [{ ...whole, clockOffset: -1 }, /see “clockOffset”/],
  [holding({ outbox: 'none' }), /see “tables.outbox”/],
  [holding({ accounts: [{}] }), /see “tables.accounts.0.id”/],
  [holding({ faults: [fault] }), /see “tables.faults.0.effect.kind”/],
  [
    holding({ faults: [{ ...fault, effect: { kind: 'offline' }, calls: -1 }] }),
    /see “tables.faults.0.calls”/,
  ],
  [{ ...whole, version: 1 }, /of another version of the mock, “1” and not/],
])('refuses %j with the reason', (value, words) => {
  expect(() => readSnapshot(value)).toThrow(words);
});
