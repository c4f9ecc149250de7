import type { Locator } from 'playwright';

/** Selectors of the kinds of fields in a form. */
const selectors = {
  text: 'input:not([role=combobox], [type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])',
  long: 'textarea',
  list: 'input[role=combobox]',
  select: 'select',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  range: 'input[type=range]',
  file: 'input[type=file]',
};

export type FieldKind = keyof typeof selectors;
export type FieldCounts = Record<FieldKind, number>;

/** Counts the fields of each kind in a form. */
export const countFields = (form: Locator): Promise<FieldCounts> =>
  form.evaluate(
    (element, kinds) =>
      Object.fromEntries(
        Object.entries(kinds).map(([kind, selector]) => [kind, element.querySelectorAll(selector).length]),
      ) as FieldCounts,
    selectors,
  );

export const total = (counts: FieldCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Selectors of fields that take typed text, and of searchable lists. */
export const typedInto = `:is(${selectors.text}, textarea)`;
export const searchedLists = selectors.list;
