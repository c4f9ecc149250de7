import { expect, it } from 'vitest';
import { listCallsBeforeBase } from './calls-before-base.ts';

const isOwn = (id: string) => id.endsWith('own');

it('lists what other pages did, and reads from before they wrote', () => {
  const calls = [
    { id: '5-own', method: 'GET' },
    { id: '4-other', method: 'POST' },
    { id: '3-other', method: 'GET' },
    { id: '2-own', method: 'POST' },
    { id: '1-own', method: 'GET' },
  ];
  expect([...listCallsBeforeBase(calls, isOwn)]).toEqual(['4-other', '3-other', '1-own']);
  expect([...listCallsBeforeBase(calls.slice(2), isOwn)]).toEqual(['3-other']);
});
