import { expect, it } from 'vitest';
import type { FiledLine } from '../view/view.ts';
import { expectView } from './view-statements.ts';

const line = (depth: number, role: string, texts: Partial<FiledLine> = {}): FiledLine => ({
  depth,
  role,
  states: '',
  ...texts,
});
const toView = (lines: FiledLine[]) => ({ order: 1, width: 1280, lines });
const form = [line(0, 'form'), line(1, 'textbox', { name: 'Dose: "mg"', value: '5' })];

it('asserts what has changed, within the roles it stands in', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must be escaped
  const after = [...form, line(1, 'button', { name: 'Don’t `send` ${it}', states: ' [disabled]' })];
  expect(expectView(toView(form), undefined)).toEqual([
    `await expect(page.locator('body')).toMatchAriaSnapshot(\`- 'form':\n  - 'textbox "Dose: \\\\"mg\\\\""': "5"\`);`,
  ]);
  expect(expectView(toView(after), toView(form))).toEqual([
    `await expect(page.locator('body')).toMatchAriaSnapshot(\`- 'form':\n  - 'button "Don’t \\\`send\\\` \\\${it}" [disabled]'\`);`,
  ]);
});

it('lets the mock look for what is a digest, is masked, or would be read as a pattern', () => {
  const lines = [
    line(0, 'cell', { digest: 'a1b2', isMasked: true }),
    line(0, 'cell', { name: 'Saved at …' }),
    line(0, 'text', { value: '/a/' }),
    line(0, 'text', { digest: '' }),
  ];
  const before = lines.slice(1);
  expect(expectView(toView(lines), toView(before))).toEqual([
    'await expectLines(page, [{"role":"cell","states":"","digest":"a1b2"}]);',
  ]);
  const other = [line(0, 'cell', { digest: 'c3d4' })];
  expect(expectView(toView(before), toView(other))).toEqual([
    'await expectLines(page, [{"role":"cell","states":"","name":"Saved at …"},{"role":"text","states":"","value":"/a/"}]);',
  ]);
  expect(expectView(toView(other), toView(lines))).toEqual([
    'await expectLines(page, [{"role":"cell","states":"","digest":"c3d4"}]);',
  ]);
});

it('asserts that a line is gone, unless one that is not readable may be it', () => {
  const gone = [line(0, 'link', { name: 'Grace' })];
  expect(expectView(toView([line(0, 'main')]), toView(gone))).toEqual([
    "await expect(page.locator('body')).not.toMatchAriaSnapshot(`- 'link \"Grace\"'`);",
  ]);
  const unreadable = expectView(toView([line(0, 'link', { digest: 'a1b2' })]), toView(gone));
  expect(unreadable.join()).not.toContain('not.');
});
