import { expect, test } from 'vitest';
import { readSnapshot, SNAPSHOT_VERSION } from './snapshot.ts';
import { Store } from './store.ts';
import { emptyTables } from './tables.ts';

const emptySnapshot = { version: SNAPSHOT_VERSION, scenario: '', clockOffset: 0, tables: emptyTables() };
const createSnapshotWith = (tables: object) => ({
  ...emptySnapshot,
  tables: { ...emptyTables(), ...tables },
});
const fault = { id: 'fault-1', endpoint: '*', effect: { kind: 'rain' } };

test('reads an exported snapshot', () => {
  const snapshot = new Store(() => {}).snapshot();
  expect(readSnapshot(snapshot)).toEqual(snapshot);
});

test.each([
  [null, 'This is not a snapshot of the mock. Nothing was changed.'],
  ['clinic', 'This is not a snapshot of the mock. Nothing was changed.'],
  [{ version: 1, scenario: 'clinic', clockOffset: 0 }, /see “tables”/],
  [{ ...emptySnapshot, clockOffset: -1 }, /see “clockOffset”/],
  [createSnapshotWith({ outbox: 'none' }), /see “tables.outbox”/],
  [createSnapshotWith({ accounts: [{}] }), /see “tables.accounts.0.id”/],
  [createSnapshotWith({ faults: [fault] }), /see “tables.faults.0.effect.kind”/],
  [
    createSnapshotWith({ faults: [{ ...fault, effect: { kind: 'offline' }, calls: -1 }] }),
    /see “tables.faults.0.calls”/,
  ],
  [{ ...emptySnapshot, version: 1 }, /of another version of the mock, “1” and not/],
])('refuses %j with the reason', (value, message) => {
  expect(() => readSnapshot(value)).toThrow(message);
});
