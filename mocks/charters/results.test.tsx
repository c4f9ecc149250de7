import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearResults, readResults, resultsAtom, resultsKey, storeResult } from './results.ts';
import { amendResult, tickCharter } from './tick.ts';

beforeEach(() => {
  localStorage.clear();
  resultsAtom.set({});
});
afterEach(() => vi.unstubAllGlobals());

const id = 'login-with-trembling-hands';
const capsule = { name: 'bug.har.gz', at: '2026-11-27T00:00:00.000Z' };

test('a tick keeps the note, and only a failure keeps its capsule', () => {
  tickCharter(id, 'failed', 'abc1234', 'Wrong total');
  amendResult(id, { capsule });
  expect(tickCharter(id, 'failed', 'def5678')).toMatchObject({
    note: 'Wrong total',
    capsule,
    commit: 'def5678',
  });
  expect(tickCharter(id, 'passed', 'def5678')).not.toHaveProperty('capsule');
  expect(readResults()[id]).toMatchObject({ outcome: 'passed', note: 'Wrong total' });
});

test('entries that are no results are dropped, one by one', () => {
  tickCharter(id, 'unsure', '');
  const stored = JSON.parse(localStorage.getItem(resultsKey) ?? '');
  localStorage.setItem(resultsKey, JSON.stringify({ ...stored, other: { outcome: 'maybe' }, third: 3 }));
  expect(Object.keys(readResults())).toEqual([id]);
  localStorage.setItem(resultsKey, 'no JSON');
  expect(readResults()).toEqual({});
});

test('a tick does not undo that of another tab', () => {
  tickCharter(id, 'passed', '');
  const ofOtherTab = { outcome: 'failed', note: '', at: capsule.at, commit: '' };
  const stored = JSON.parse(localStorage.getItem(resultsKey) ?? '');
  localStorage.setItem(resultsKey, JSON.stringify({ ...stored, other: ofOtherTab }));
  tickCharter(id, 'unsure', '');
  expect(readResults()).toMatchObject({ [id]: { outcome: 'unsure' }, other: ofOtherTab });
});

test('results are cleared by their ids, or all', () => {
  tickCharter(id, 'passed', '');
  tickCharter('other', 'passed', '');
  clearResults([id]);
  expect(Object.keys(readResults())).toEqual(['other']);
  clearResults();
  expect(readResults()).toEqual({});
});

test('a full storage is reported, and the result lasts in this page', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const result = { outcome: 'passed', note: '', at: capsule.at, commit: '' } as const;
  expect(() => storeResult(id, result)).toThrow('This browser does not keep results');
  expect(resultsAtom.get()[id]).toEqual(result);
});
