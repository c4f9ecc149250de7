import { beforeEach, expect, it, vi } from 'vitest';
import { followTicks } from './follow-ticks.ts';
import { renderReport } from './page.ts';

const light = '390-light/screens-log-in';
const dark = '390-dark/screens-log-in';
const result = {
  same: ['a'],
  added: ['1440-light/new'],
  replaced: [],
  changed: [light, dark],
  failed: ['x'],
};
const page = (changes: Partial<typeof result> = {}) =>
  renderReport({ result: { ...result, ...changes }, why: () => 'No <h1> & no heading' });

const box = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
const command = () => document.querySelector('textarea')?.value;
const copy = () => document.querySelector('button');

beforeEach(() => {
  document.body.innerHTML = page();
  followTicks();
});

it('has one command that accepts exactly the ticked pictures', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(copy()?.disabled).toBe(true);
  expect(command()).toBe('');
  box(dark)?.click();
  expect(command()).toBe(`npm run pictures -- --accept ${dark}`);
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 of 2 ticked');
  copy()?.click();
  expect(writeText).toHaveBeenCalledWith(`npm run pictures -- --accept ${dark}`);
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('Command copied'));
});

it('ticks all pictures, then unticks all', () => {
  const all = document.querySelector<HTMLInputElement>('input[name=all]');
  all?.click();
  expect(command()).toBe(`npm run pictures -- --accept ${light} ${dark}`);
  all?.click();
  expect(command()).toBe('');
});

it('shows the accepted picture of a change, the new one and their difference', () => {
  const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources.slice(0, 3)).toEqual([
    `${light}-before.png`,
    `${light}-after.png`,
    `${light}-difference.png`,
  ]);
});

it('embeds its script as source text, and lists the pictures that could not be taken', () => {
  const html = page();
  expect(html).toContain('<script>(function followTicks()');
  expect(html).toContain('x: No &lt;h1> &amp; no heading');
  expect(page({ changed: [] })).not.toContain('<script>');
});
