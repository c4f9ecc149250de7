import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { noteRecentPatient, recentPatients } from './recent-patients.ts';

it('remembers the last five patients, each once, until the cache is emptied', () => {
  const client = new QueryClient();
  expect(recentPatients(client)).toEqual([]);
  for (const id of ['a', 'b', 'c', 'b', 'd', 'e', 'f']) noteRecentPatient(client, id);
  expect(recentPatients(client)).toEqual(['f', 'e', 'd', 'b', 'c']);
  client.clear();
  expect(recentPatients(client)).toEqual([]);
});
