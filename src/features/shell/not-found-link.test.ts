import { expect, it } from 'vitest';
import { notFoundLink } from './not-found-link.ts';

it.each([
  ['physician', '/nowhere', '/physician/dashboard'],
  ['physician', '/signup/nowhere', '/physician/dashboard'],
  ['patient', '/nowhere', '/dashboard'],
  [undefined, '/nowhere', '/login'],
  [undefined, '/', '/login'],
  [undefined, '/signup/nowhere', '/signup'],
  [undefined, '/completeSignUp', '/signup'],
  [undefined, '/physician-signup/nowhere', '/physician-signup'],
] as const)('leads a %s on %s to %s (accounts §2.13)', (role, pathname, to) => {
  expect(notFoundLink(role, pathname).link.to).toBe(to);
});
