import { expect, test } from 'vitest';
import { type Charter, screenAt } from '../charter.ts';
import type { CharterResults } from '../results.ts';
import { formatJunit } from './format-junit.ts';
import { formatMarkdown } from './format-markdown.ts';

const createCharter = (id: string): Charter => ({
  id,
  clauses: ['intake §5'],
  screens: [screenAt('/login')],
  scenario: 'clinic',
  opens: 'login',
  mission: 'Type “<b>” & go.',
  oracle: 'It is text.',
});

const areas = [{ title: 'A & B', charters: ['one', 'two', 'three', 'four'].map(createCharter) }];
const tick = { note: '', at: '2026-11-27T00:00:00.000Z', commit: 'abc1234' };
const hostileNote = '</failure>]]> "quoted" \u0000\u001b[31m\uD800\n- [ ] not a task\n1. nor an item *bold*';
const results: CharterResults = {
  one: { ...tick, outcome: 'passed' },
  two: { ...tick, outcome: 'failed', note: hostileNote, capsule: { name: 'bug.har.gz', at: tick.at } },
  three: { ...tick, outcome: 'unsure', note: 'no time' },
};

test('JUnit counts a pass, a failure and two skipped charters', () => {
  const xml = formatJunit(areas, results);
  expect(xml).toContain('<testsuite name="A &amp; B" tests="4" failures="1" errors="0" skipped="2">');
  expect(xml.match(/<testcase /g)).toHaveLength(4);
  expect(xml).toContain('<skipped message="Unsure: no time"/>');
  expect(xml).toContain('<skipped message="Not tried"/>');
});

test('JUnit escapes a note, and replaces what XML forbids', () => {
  const failure = /<failure.*<\/failure>/s.exec(formatJunit(areas, results))?.[0];
  expect(failure).toContain('&lt;/failure&gt;]]&gt; &quot;quoted&quot; \uFFFD\uFFFD[31m\uFFFD&#10;- [ ] not');
  expect(failure).toContain('Bug capsule: bug.har.gz');
  expect(failure).toContain('Commit: abc1234');
  // One element alone: the note has closed none.
  expect(failure?.match(/<\/?\w+/g)).toEqual(['<failure', '</failure']);
});

test('Markdown has each charter once, and a note is no markup', () => {
  const markdown = formatMarkdown(areas, results);
  expect(markdown).toContain('1 passed, 1 failed, 1 unsure, 1 not tried');
  expect(markdown.match(/^- \[.\]/gm)).toHaveLength(4);
  expect(markdown).toContain('- [x] One (intake §5)');
  expect(markdown).toContain('\\- \\[ \\] not a task');
  expect(markdown).toContain('1\\. nor an item \\*bold\\*');
  expect(markdown).toContain('\\<b\\>');
});
