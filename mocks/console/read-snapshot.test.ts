import { expect, test } from 'vitest';
import { Store } from '../store.ts';
import { emptyTables } from '../tables.ts';
import { readSnapshot } from './read-snapshot.ts';

test('what was exported can be read', () => {
  const snapshot = new Store(() => {}).snapshot();
  expect(readSnapshot(JSON.stringify(snapshot))).toEqual(snapshot);
});

test.each([
  ['{"version":1', /not JSON/],
  ['null', /not a snapshot/],
  ['{"version":1,"scenario":"clinic","clockOffset":0}', /see “tables”/],
  [
    JSON.stringify({
      version: 1,
      scenario: '',
      clockOffset: 0,
      tables: { ...emptyTables(), outbox: 'none' },
    }),
    /see “tables.outbox”/,
  ],
  [
    JSON.stringify({
      version: 1,
      scenario: '',
      clockOffset: 0,
      tables: { ...emptyTables(), accounts: [{}] },
    }),
    /see “tables.accounts.0.id”/,
  ],
])('%s is refused with what is wrong', (text, words) => {
  expect(() => readSnapshot(text)).toThrow(words);
});
