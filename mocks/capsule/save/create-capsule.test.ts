import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createBase, startTestRecording } from '../testing/record-calls.ts';
import { createCapsule } from './create-capsule.ts';

const codeField = { role: 'textbox', name: 'Code', index: 0, count: 1 };

/** Records a code that was sent and typed, then other data in place of it, and a page of those. */
async function recordTwoStates() {
  const server = await createTestServer('two-factor');
  const { recording, source, add } = await startTestRecording(server);
  add({ kind: 'load', address: 'login' });
  add({ kind: 'type', on: codeField, value: '123456', source: 'code' });
  await server.store.reset('physician');
  recording.cut('reset');
  recording.addBase(await createBase(server, recording.nextOrder()));
  add({ kind: 'load', address: 'physician/dashboard' });
  return { bases: recording.parts.get().bases, source };
}

it('begins with the present state, unless another one is chosen', async () => {
  const { source, bases } = await recordTwoStates();
  const present = (await createCapsule(source(), {})).log._clinic;
  expect(present.scenario).toBe('physician');
  expect(present.steps).toMatchObject([{ kind: 'load', address: 'physician/dashboard' }]);
  const from = bases[0]?.order ?? 0;
  const earlier = (await createCapsule(source(), { from, to: 1000 })).log._clinic;
  expect(earlier.scenario).toBe('two-factor');
  expect(earlier.steps).toMatchObject([
    { kind: 'load', address: 'login' },
    { kind: 'type', value: '', source: 'code' },
  ]);
});

it('says so where nothing is recorded of the present state', async () => {
  const server = await createTestServer();
  const { recording, source } = await startTestRecording(server);
  recording.cut('restore');
  await expect(createCapsule(source(), {})).rejects.toThrow('Nothing is recorded here yet');
});
