import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserFingerprint, saveFingerprint } from './fingerprint.ts';

const getVisitor = vi.hoisted(() => vi.fn());
vi.mock('@fingerprintjs/fingerprintjs', () => ({ default: { load: async () => ({ get: getVisitor }) } }));

const readStored = () => localStorage.getItem('fingerPrint');
beforeEach(() => {
  localStorage.clear();
  getVisitor.mockReset().mockResolvedValue({ visitorId: 'this-browser' });
});

afterEach(() => vi.unstubAllGlobals());

it('saves the fingerprint at start, and the login sends it (accounts §4.7)', async () => {
  await saveFingerprint();
  expect(readStored()).toBe('this-browser');
  expect(await browserFingerprint()).toBe('this-browser');
  await saveFingerprint();
  expect(getVisitor, 'The fingerprint is computed once').toHaveBeenCalledOnce();
});

it('fails silently at start, and the login computes the fingerprint instead', async () => {
  getVisitor.mockRejectedValue(new Error('No canvas'));
  await saveFingerprint();
  expect(readStored()).toBeNull();
  expect(await browserFingerprint()).toMatch(/^[0-9a-f]{32}$/);
});

it('keeps the fingerprint that a concurrent login has stored and sent', async () => {
  getVisitor.mockImplementation(async () => {
    localStorage.setItem('fingerPrint', 'sent');
    return { visitorId: 'this-browser' };
  });
  await saveFingerprint();
  expect(readStored()).toBe('sent');
});

it.each(['getItem', 'setItem'])('returns a fingerprint if the storage refuses %s', async (method) => {
  const refuse = () => {
    throw new DOMException('Storage is blocked or full', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, [method]: refuse });
  expect(await browserFingerprint()).toBe('this-browser');
});
