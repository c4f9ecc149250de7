import type { Locator, Page } from 'playwright';
import { type Field, typeInto } from './keystrokes.ts';
import type { Finding } from './report.ts';
import { median, p95 } from './statistics.ts';

/** Number of fields per form that are typed into. */
const fieldsPerForm = 3;
/** Number of keys typed into a form, for all of its fields together. */
const keysPerForm = 21;
/** Selectors of fields that take typed text, and of searchable lists. */
const textFields =
  ':is(input:not([role=combobox], [type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea)';
const searchedLists = 'input[role=combobox]';

/** Cost of every keystroke into a form, in ms. */
export interface FormCosts {
  title: string;
  text: number[];
  lists: number[];
  /** First key in each list. It opens the menu, so it is reported separately. */
  menus: number[];
}

/** Returns some fields, evenly spread from the first to the last. */
async function pickEvenly(form: Locator, selector: string): Promise<Field[]> {
  const fields = await form.locator(`${selector}:visible:not([readonly], :disabled)`).elementHandles();
  const step = Math.max(1, (fields.length - 1) / (fieldsPerForm - 1));
  const indexes = Array.from({ length: Math.min(fieldsPerForm, fields.length) }, (_, index) =>
    Math.round(index * step),
  );
  return indexes.flatMap((index) => fields[index] ?? []);
}

/** Types into some text fields of a form, and into some of its lists. */
export async function typeIntoForm(page: Page, form: Locator, title: string): Promise<FormCosts> {
  const costs: FormCosts = { title, text: [], lists: [], menus: [] };
  const texts = await pickEvenly(form, textFields);
  for (const field of texts)
    costs.text.push(...(await typeInto(page, field, Math.ceil(keysPerForm / texts.length))));
  const lists = await pickEvenly(form, searchedLists);
  for (const field of lists) {
    const [menu, ...typing] = await typeInto(page, field, Math.ceil(keysPerForm / lists.length) + 1);
    if (menu !== undefined) costs.menus.push(menu);
    costs.lists.push(...typing);
  }
  return costs;
}

/** Formats the median, the 95th percentile and the maximum of some costs. */
export function formatCosts(costs: readonly number[]): string {
  const [typical, slow, slowest] = [median(costs), p95(costs), Math.max(...costs)];
  return `p50 ${typical.toFixed(0)}, p95 ${slow.toFixed(0)}, max ${slowest.toFixed(0)} ms`;
}

/** Returns one line of the report, or none if nothing was typed. */
export function keyRow(
  what: string,
  costs: readonly number[],
  bare: readonly number[],
  limit: number,
): Finding[] {
  if (costs.length === 0) return [];
  const ratio = p95(costs) / p95(bare);
  return [
    {
      subject: `Keystroke in ${what}`,
      measured: `${ratio.toFixed(2)} × bare; ${formatCosts(costs)}`,
      target: `p95 ≤ ${limit} × bare`,
      met: ratio <= limit,
    },
  ];
}
