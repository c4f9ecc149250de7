import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { acceptPictures, arePictures } from './accept.ts';

it('distinguishes names of pictures from search words', () => {
  expect(arePictures(['390-light/screens-log-in', '1440-dark/screens-log-in'])).toBe(true);
  expect(arePictures(['390-light/screens-log-in', 'dashboard'])).toBe(false);
  expect(arePictures([])).toBe(false);
});

it('accepts exactly the named pictures, and reports names that the last run did not find changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    from: (name: string) => join(folder, `${name}-now`),
    to: (name: string) => join(folder, name),
  };
  for (const name of ['a', 'b']) {
    writeFileSync(files.to(name), 'before');
    writeFileSync(files.from(name), 'now');
  }
  expect(acceptPictures(['a', 'gone'], files)).toEqual({ accepted: ['a'], missing: ['gone'] });
  expect(readFileSync(files.to('a'), 'utf8')).toBe('now');
  expect(readFileSync(files.to('b'), 'utf8')).toBe('before');
});
