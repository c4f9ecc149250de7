import { beforeEach, expect, it, vi } from 'vitest';
import { browserFingerprint, saveFingerprint } from './fingerprint.ts';

const get = vi.hoisted(() => vi.fn());
vi.mock('@fingerprintjs/fingerprintjs', () => ({ default: { load: async () => ({ get }) } }));

const kept = () => localStorage.getItem('fingerPrint');
beforeEach(() => {
  localStorage.clear();
  get.mockReset().mockResolvedValue({ visitorId: 'this-browser' });
});

it('is saved at start, and the login sends it (accounts §4.7)', async () => {
  await saveFingerprint();
  expect(kept()).toBe('this-browser');
  expect(await browserFingerprint()).toBe('this-browser');
  await saveFingerprint();
  expect(get, 'once').toHaveBeenCalledOnce();
});

it('fails silently at start, and leaves it to the login', async () => {
  get.mockRejectedValue(new Error('No canvas'));
  await saveFingerprint();
  expect(kept()).toBeNull();
  expect(await browserFingerprint()).toMatch(/^[0-9a-f]{32}$/);
});

it('does not take the place of one that a login has sent meanwhile', async () => {
  get.mockImplementation(async () => {
    localStorage.setItem('fingerPrint', 'sent');
    return { visitorId: 'this-browser' };
  });
  await saveFingerprint();
  expect(kept()).toBe('sent');
});
