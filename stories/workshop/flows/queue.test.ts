import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

it('runs tasks one after the other, and continues after a failed one', async () => {
  const enqueue = createQueue();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  enqueue(async () => {
    log.push('first begins');
    await first.promise;
  });
  const last = Promise.withResolvers<void>();
  enqueue(async () => {
    log.push('second');
    last.resolve();
  });
  await Promise.resolve();
  expect(log).toEqual(['first begins']);
  first.reject(new Error('it failed'));
  await last.promise;
  expect(log).toEqual(['first begins', 'second']);
});
