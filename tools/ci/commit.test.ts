import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { readCommit } from './commit.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';

it.each(['GITHUB_SHA', 'CI_COMMIT_SHA', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA'])(
  'reads the commit of %s',
  (name) => {
    expect(readCommit({ [name]: commit })).toBe('01234567');
  },
);

/** Commit that git names; '' in a copy of the project without one. */
const { stdout: head = '' } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], {
  cwd: projectFolder,
  encoding: 'utf8',
});

it('asks git where the host names none', () => {
  expect(readCommit({ GITHUB_SHA: '' })).toBe(head.slice(0, 8).trim());
});
