import { expect, it } from 'vitest';
import { readCommit } from './commit.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';

it.each(['GITHUB_SHA', 'CI_COMMIT_SHA', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA'])(
  'reads the commit of %s',
  (name) => {
    expect(readCommit({ [name]: commit })).toBe('01234567');
  },
);

it('asks git where the host names none', () => {
  expect(readCommit({ GITHUB_SHA: '' })).toMatch(/^[0-9a-f]{8}$/);
});
