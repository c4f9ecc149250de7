import { expect, it } from 'vitest';
import type { LoggedCall } from '#mocks/store/call-log.ts';
import type { Base } from '../step.ts';
import { findReplayEnd, groupBases } from './recorded-parts.ts';
import { Recording, recordingLimits } from './recording.ts';
import type { RecordingStorage, StoredEntry } from './recording-storage.ts';

const field = (name: string) => ({ role: 'textbox', name, index: 0, count: 1 });
const createBase = (order: number): Base => ({
  order,
  address: 'dashboard',
  pageTime: 0,
  session: null,
  state: new Uint8Array(10),
});

/** Creates a storage in memory, and a recording in it. */
function createRecording() {
  const stored = new Map<string, StoredEntry>();
  const storage: RecordingStorage = {
    read: async () => [...stored.values()],
    put: (entry) => void stored.set(`${entry.kind} ${entry.value.order}`, entry),
    remove: (keys) => {
      for (const key of keys) stored.delete(key);
    },
  };
  return { recording: new Recording(storage), storage, stored };
}

it('joins the letters of one field, and the click that led there', () => {
  const { recording } = createRecording();
  recording.addStep({ kind: 'click', on: field('Email') }, 1);
  for (const value of ['a', 'ab', 'abc']) recording.addStep({ kind: 'type', on: field('Email'), value }, 2);
  recording.addStep({ kind: 'type', on: field('Phone'), value: '1' }, 3);
  expect(recording.parts.get().steps).toMatchObject([
    { kind: 'type', on: { name: 'Email' }, value: 'abc', at: 1 },
    { kind: 'type', on: { name: 'Phone' } },
  ]);
});

it('forgets texts that did not stay, if they were seen since the last act', () => {
  const { recording, stored } = createRecording();
  const see = (text: string) => recording.addStep({ kind: 'seen', role: 'status', text }, 1);
  see('Still loading');
  recording.addStep({ kind: 'click', on: field('Email') }, 2);
  see('60 patients');
  see('Added');
  recording.addStep({ kind: 'address', address: 'patients' }, 3);
  see('61 patients');
  recording.dropPassedTexts(({ text }) => text === 'Added' || text === '61 patients');
  const { steps } = recording.parts.get();
  const texts = steps.map((step) => (step.kind === 'seen' ? step.text : step.kind));
  expect(texts).toEqual(['Still loading', 'click', 'Added', 'address', '61 patients']);
  expect(stored.size).toBe(steps.length);
});

it('is continued by the next page', async () => {
  const { recording, storage } = createRecording();
  recording.addBase(createBase(recording.nextOrder()));
  recording.addStep({ kind: 'load', address: 'login' }, 1);
  const next = new Recording(storage);
  await next.load();
  next.addStep({ kind: 'load', address: 'dashboard' }, 2);
  expect(next.parts.get().steps.map(({ order }) => order)).toEqual([2, 3]);
  expect(next.parts.get().bases).toHaveLength(1);
});

it('rolls: the oldest base goes with its steps, so that the rest can be replayed', () => {
  const { recording, stored } = createRecording();
  for (let page = 0; page < recordingLimits.bases + 2; page += 1) {
    recording.addBase(createBase(recording.nextOrder()));
    recording.addStep({ kind: 'load', address: `page${page}` }, page);
  }
  const { bases, steps } = recording.parts.get();
  expect(bases).toHaveLength(recordingLimits.bases);
  expect(steps.map((step) => step.kind === 'load' && step.address)[0]).toBe('page2');
  expect(bases[0]?.order).toBeLessThan(steps[0]?.order ?? 0);
  expect(stored.size).toBe(bases.length + steps.length);
});

it('leaves out bodies that would take the room of many steps', () => {
  const { recording } = createRecording();
  const call = { id: '1', payload: null, reply: 'x'.repeat(600_000), ms: 1 } as unknown as LoggedCall;
  recording.addCall(call, false);
  expect(recording.parts.get().calls[0]?.call.reply).toBeNull();
});

it('keeps what came before the state was replaced, apart from what follows', async () => {
  const { recording, storage } = createRecording();
  recording.addBase(createBase(recording.nextOrder()));
  recording.addStep({ kind: 'type', on: field('Email'), value: 'a' }, 1);
  recording.cut('goBack');
  recording.addStep({ kind: 'type', on: field('Email'), value: 'ab' }, 2);
  recording.addBase(createBase(recording.nextOrder()));
  recording.addStep({ kind: 'load', address: 'login' }, 3);
  const next = new Recording(storage);
  await next.load();
  const parts = next.parts.get();
  expect(groupBases(parts).map(({ cut, bases }) => [cut?.reason, bases.length])).toEqual([
    [undefined, 1],
    ['goBack', 1],
  ]);
  const inFirst = parts.steps.filter(({ order }) => order < findReplayEnd(parts, 1));
  expect(inFirst).toMatchObject([{ kind: 'type', value: 'a' }]);
});

it('replaces a base that no act has followed, so that going back takes the room of one', () => {
  const { recording, stored } = createRecording();
  for (const _ of [1, 2, 3]) {
    recording.cut('goBack');
    recording.addBase(createBase(recording.nextOrder()));
    recording.addStep({ kind: 'seen', role: 'heading', text: 'Dashboard' }, 1);
    recording.addBase(createBase(recording.nextOrder()));
    recording.addStep({ kind: 'load', address: 'dashboard' }, 1);
  }
  const { bases } = recording.parts.get();
  expect(bases).toHaveLength(3);
  expect([...stored.keys()].filter((key) => key.startsWith('base '))).toHaveLength(bases.length);
});
