import { expect, it } from 'vitest';
import type { Sightings } from '#domain/seen-answers/sightings.ts';
import { SeenAnswers } from './seen-answers.ts';
import { digestsWith, makeDigestKey, type SeenStore } from './seen-store.ts';

const weight = { name: 'weight', text: '"Ninety pounds"' };
const name = { name: 'lastName', text: '"Okafor"' };

async function createStore(disk = new Map<string, Sightings>()) {
  const store: SeenStore = {
    makeDigest: digestsWith(await makeDigestKey()),
    read: async (entry) => disk.get(entry),
    update: async (entry, change) => void disk.set(entry, change(disk.get(entry))),
    remove: async (entry) => void disk.delete(entry),
  };
  return { disk, store };
}

/** Shows items to a user and returns what is found of them when the page is loaded again. */
async function see(store: SeenStore, items = [weight, name], readAt = 1) {
  const seen = new SeenAnswers(store, 'helen', 'ruth');
  const digests = await seen.digest('PatientInformation', items);
  await seen.add('PatientInformation', digests, readAt);
  const later = new SeenAnswers(store, 'helen', 'ruth');
  return { digests, later, read: () => later.read('PatientInformation', ['weight', 'lastName']) };
}

it('knows a seen answer again on a later page, and a changed one from it', async () => {
  const { store } = await createStore();
  const { digests, later, read } = await see(store);
  expect(await read()).toEqual(digests);
  expect(await later.digest('PatientInformation', [weight, name])).toEqual(digests);
  const changed = await later.digest('PatientInformation', [{ ...weight, text: '"91"' }]);
  expect(changed.get('weight')).not.toBe(digests.get('weight'));
});

it.each([
  ['another user', 'grace', 'ruth', 'PatientInformation'],
  ['another patient', 'helen', 'owen', 'PatientInformation'],
  ['another section', 'helen', 'ruth', 'Contacts'],
])('knows nothing for %s, whose digests differ', async (_, userId, patientId, module) => {
  const { store } = await createStore();
  const { digests } = await see(store);
  const other = new SeenAnswers(store, userId, patientId);
  expect(await other.read(module, ['weight', 'lastName'])).toEqual(new Map());
  expect((await other.digest(module, [weight])).get('weight')).not.toBe(digests.get('weight'));
});

it('leaves nothing on the disk that can be read, or made with another key', async () => {
  const { disk, store } = await createStore();
  const { digests } = await see(store);
  const written = JSON.stringify([...disk].map(([entry, all]) => [entry, ...all]));
  for (const secret of ['helen', 'ruth', 'Patient', 'weight', 'lastName', 'Ninety', 'Okafor'])
    expect(written).not.toContain(secret);
  const elsewhere = await see((await createStore()).store);
  expect(elsewhere.digests.get('weight')).not.toBe(digests.get('weight'));
});

it('makes a key that cannot be exported', async () => {
  await expect(crypto.subtle.exportKey('raw', await makeDigestKey())).rejects.toThrow();
});

it('keeps the sightings of two tabs, and of one answer the newest read', async () => {
  const { store } = await createStore();
  const first = new SeenAnswers(store, 'helen', 'ruth');
  const { digests } = await see(store, [{ ...weight, text: '"new"' }], 20);
  await first.add('PatientInformation', await first.digest('PatientInformation', [weight]), 10);
  await first.add('PatientInformation', await first.digest('PatientInformation', [name]), 10);
  // Shows nothing more, and reads what a later page finds.
  const { read } = await see(store, []);
  expect([...(await read()).keys()]).toEqual(['weight', 'lastName']);
  expect((await read()).get('weight')).toBe(digests.get('weight'));
});

it('knows what this page has seen before it is written', async () => {
  const { store } = await createStore();
  const seen = new SeenAnswers({ ...store, update: () => new Promise(() => {}) }, 'helen', 'ruth');
  const digests = await seen.digest('PatientInformation', [weight]);
  void seen.add('PatientInformation', digests, 1);
  await expect.poll(() => seen.read('PatientInformation', ['weight'])).toEqual(digests);
});

it('forgets a patient, and no other one', async () => {
  const { disk, store } = await createStore();
  await see(store);
  const other = new SeenAnswers(store, 'helen', 'owen');
  await other.add('Contacts', await other.digest('Contacts', [name]), 1);
  await new SeenAnswers(store, 'helen', 'ruth').forget();
  expect(disk.size).toBe(1);
  expect((await other.read('Contacts', ['lastName'])).size).toBe(1);
});
