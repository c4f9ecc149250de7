import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { parseCapsule } from './capsule.ts';
import { createCapsule } from './save/create-capsule.ts';
import { startTestRecording } from './testing/record-calls.ts';

it('refuses a clock that is out of range, and one that is no number', async () => {
  const { source } = await startTestRecording(await createTestServer());
  const har = await createCapsule(source(), {});
  const { clock } = har.log._clinic;
  expect(parseCapsule(har)).toBe(har);
  for (const pageTime of [Date.now() + 101 * 365 * 24 * 3_600_000, 8.64e15, -1e300]) {
    clock.pageTime = pageTime;
    expect(() => parseCapsule(har)).toThrow('This capsule is of a time that is more than 100 years away.');
  }
  clock.pageTime = Number.NaN;
  expect(() => parseCapsule(har)).toThrow('This is not a bug capsule.');
});
