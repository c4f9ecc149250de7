import { beforeAll, expect, it } from 'vitest';
import { type KnownTexts, readKnownTexts } from '#mocks/redaction/known-texts.ts';
import { createRedactor } from '#mocks/redaction/redactor.ts';
import { noDifferences, ViewComparison } from './compare-views.ts';
import { createViewFiler } from './file-view.ts';
import { digestLine } from './line-key.ts';
import type { ViewLine } from './view.ts';

let known: KnownTexts;
beforeAll(async () => {
  known = await readKnownTexts('clinic');
});

/** Creates a line: `cell 5 mg`, `textbox Phone: 12`. */
function toLine(text: string): ViewLine {
  const [, role = '', name = '', value = ''] = /^(\w+) ([^:]*)(?:: (.*))?$/.exec(text) ?? [];
  return { depth: 0, role, name, value, states: '' };
}

interface Recording {
  recorded: readonly string[];
  /** Typed texts by the names of their fields. */
  typed?: Readonly<Record<string, string>>;
}

/** Records a page, and compares it with another one, in which a word in braces is its stand-in. */
function compare({ recorded, typed = {} }: Recording, replayed: readonly string[]) {
  const redactor = createRedactor(known, 'salt');
  const standIns = Object.entries(typed).map(([key, text]) => redactor.text(key, text));
  const view = { order: 1, width: 1280, kept: null, lines: recorded.map(toLine) };
  const filed = createViewFiler(redactor, known, 'salt')(view);
  const comparison = new ViewComparison({ replacements: redactor.listReplacements(), viewSalt: 'salt' });
  const page = replayed.map((text) =>
    toLine(text.replaceAll(/\{(\d)\}/g, (_, index) => standIns[Number(index)] ?? '')),
  );
  return { filed, difference: comparison.compare(filed, page, noDifferences) };
}

it.each<[string, Recording, string[]]>([
  ['the same page', { recorded: ['cell 5 mg', 'button Zqwx'] }, ['cell 5 mg', 'button Zqwx']],
  ['a stand-in', { recorded: ['heading Hello Zqwx'], typed: { firstName: 'Zqwx' } }, ['heading Hello {0}']],
  [
    'a common word in its field',
    { recorded: ['textbox Name: Other'], typed: { ssn: '1234' } },
    ['textbox Name: Other'],
  ],
  [
    'a short number that was replaced',
    { recorded: ['textbox Zip: 1234'], typed: { zip: '1234' } },
    ['textbox Zip: {0}'],
  ],
  [
    'what follows from a birth date',
    { recorded: ['cell March 4, 1991', 'cell 35 years', 'cell 03/04/1991'], typed: { dob: '03-04-1991' } },
    ['cell January 1, 1970', 'cell 56 years', 'cell 01/01/1970'],
  ],
  [
    'what follows from a telephone number',
    { recorded: ['cell (971) 733-0155', 'text Ends with 0155'], typed: { phone: '9717330155' } },
    ['cell {0}', 'text Ends with 0100'],
  ],
  ['a time of day', { recorded: ['cell Saved at 9:41 AM'] }, ['cell Saved at 10:02 PM']],
])('takes %s for equal', (_, recording, replayed) => {
  const { difference } = compare(recording, replayed);
  expect(difference).toBeNull();
});

it.each<[string, string[], string[], string]>([
  [
    'a total',
    ['cell 5 mg'],
    ['cell 50 mg'],
    'The page now shows cell “50 mg”, and no longer shows cell “5 mg”',
  ],
  [
    'a line that is no public text',
    ['cell Zqwx'],
    ['cell Zqwy'],
    'The page now shows cell “Zqwy”, and no longer shows 1 line',
  ],
  ['a row that stays', ['cell A'], ['cell A', 'cell A'], 'The page now shows cell “A”'],
  ['a day', ['cell November 9, 2026'], ['cell November 10, 2026'], 'cell “November 10, 2026”'],
  ['an order', ['cell A', 'cell B'], ['cell B', 'cell A'], 'the same in another order, from cell “B” on'],
  ['a value', ['textbox Name: 12'], ['textbox Name'], 'no longer shows textbox “Name”: “12”'],
])('names another %s', (_, recorded, replayed, text) => {
  expect(compare({ recorded }, replayed).difference?.text).toContain(text);
});

it('notices that a typed text is cut, or lost', () => {
  const typed = { firstName: 'Zqwxyz' };
  const recorded = ['textbox First name: Zqwxyz'];
  expect(compare({ recorded, typed }, ['textbox First name']).difference).not.toBeNull();
  expect(compare({ recorded, typed }, ['textbox First name: Zqw']).difference).not.toBeNull();
  expect(compare({ recorded, typed }, ['textbox First name: {0}']).difference).toBeNull();
});

it('reports a difference once', () => {
  const comparison = new ViewComparison({ replacements: [] });
  const view = { order: 1, width: 1, lines: [toLine('cell 5 mg')] };
  const first = comparison.compare(view, [toLine('cell 6 mg')], noDifferences);
  expect(first).not.toBeNull();
  expect(comparison.compare(view, [toLine('cell 6 mg')], first ?? noDifferences)).toBeNull();
});

it('lists recorded lines that a page lacks, each as often', () => {
  const comparison = new ViewComparison({ replacements: ['Quill'], viewSalt: 'salt' });
  const digest = digestLine({ role: 'cell', name: 'Zqwx', value: '', states: '' }, 'salt');
  const lines = [
    { role: 'cell', states: '', digest },
    { role: 'cell', states: '', digest },
    { role: 'text', states: '', name: 'Hello …' },
  ];
  const page = ['cell Zqwx', 'cell Zqwy', 'text Hello Quill'].map(toLine);
  expect(comparison.listMissing(lines, page)).toEqual([{ role: 'cell', states: '', digest }]);
});

it('leaves a line out that may hold a part of what was typed', () => {
  const { filed } = compare({ recorded: ['text Zqwx said'], typed: { body: 'Zqwx came home\nlate' } }, []);
  expect(filed.lines).toEqual([{ depth: 0, role: 'text', states: '', digest: '' }]);
});
