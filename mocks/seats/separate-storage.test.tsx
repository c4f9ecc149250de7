import { afterEach, expect, test, vi } from 'vitest';
import { inStorageOf, separateStorage, separateStorageEvents } from './separate-storage.ts';

const seats = ['seat:1', 'seat:2'] as const;
const keys = ['token', 'lastActivity', 'seat:1 token'];

// Before the first use: happy-dom binds each method of its storage once.
separateStorage('seat:1');

afterEach(() => {
  for (const seat of seats) inStorageOf(seat, () => localStorage.clear());
});

test('a seat sees, lists and clears its own entries alone', () => {
  localStorage.setItem('token', 'one');
  inStorageOf('seat:2', () => localStorage.setItem('token', 'two'));
  expect(localStorage.getItem('token')).toBe('one');
  expect([localStorage.length, localStorage.key(0), localStorage.key(1)]).toEqual([1, 'token', null]);
  localStorage.clear();
  expect(localStorage.getItem('token')).toBeNull();
  expect(inStorageOf('seat:2', () => localStorage.getItem('token'))).toBe('two');
});

test('all seats share the color scheme, which no seat clears', () => {
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  localStorage.clear();
  const readScheme = () => localStorage.getItem('mantine-color-scheme-value');
  expect(inStorageOf('seat:2', readScheme)).toBe('dark');
});

test('a task that throws leaves the seat as it was', () => {
  const fail = () => {
    throw new Error('of the task');
  };
  expect(() => inStorageOf('seat:2', fail)).toThrow('of the task');
  localStorage.setItem('token', 'one');
  expect(inStorageOf('seat:2', () => localStorage.getItem('token'))).toBeNull();
});

test('events of another seat do not reach the app, and its own have the app’s keys', () => {
  separateStorageEvents();
  const onStorage = vi.fn(({ key }: StorageEvent) => key);
  window.addEventListener('storage', onStorage);
  for (const key of ['seat:2 token', 'token', 'seat:1 token', 'mantine-color-scheme-value', null])
    window.dispatchEvent(new StorageEvent('storage', { key }));
  window.removeEventListener('storage', onStorage);
  expect(onStorage.mock.results.map(({ value }) => value)).toEqual([
    'token',
    'mantine-color-scheme-value',
    null,
  ]);
});

test('two seats never see each other’s entries, whatever they store', () => {
  const models = new Map(seats.map((seat) => [seat, new Map<string, string>()]));
  for (let step = 0; step < 600; step += 1) {
    const seat = seats[(step * 7) % 2 === 0 ? 0 : 1];
    const key = keys[(step * 5) % keys.length] ?? '';
    const model = models.get(seat);
    inStorageOf(seat, () => {
      if (step % 11 === 0) {
        localStorage.removeItem(key);
        model?.delete(key);
      } else {
        localStorage.setItem(key, `${seat} ${step}`);
        model?.set(key, `${seat} ${step}`);
      }
    });
    for (const [name, entries] of models)
      for (const each of keys)
        expect(inStorageOf(name, () => localStorage.getItem(each))).toBe(entries.get(each) ?? null);
  }
});
