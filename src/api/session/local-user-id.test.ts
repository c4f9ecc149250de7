import { expect, it } from 'vitest';
import { createLocalUserId, toServerId } from './local-user-id.ts';

it('gives one person one id, however the e-mail is spelt, and two persons two', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => createLocalUserId(`person${index}@clinic.test`));
  expect(new Set(ids).size).toBe(ids.length);
  expect(createLocalUserId('Ada@Clinic.test')).toBe(createLocalUserId('ada@clinic.test'));
  expect(createLocalUserId('ab@clinic.test')).not.toBe(createLocalUserId('ba@clinic.test'));
});

it('does not show the e-mail, and differs from a server’s ids', () => {
  const id = createLocalUserId('ada@clinic.test');
  expect(id).toMatch(/^#\w{8,14}$/);
  expect(toServerId(id)).toBe('');
  expect(toServerId('7c9e6679')).toBe('7c9e6679');
});
