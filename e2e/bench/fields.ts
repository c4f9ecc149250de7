import type { Locator } from 'playwright';

/** How the fields of a form are told apart, and found in it. */
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

/** How many fields of each kind a form has. */
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

/** Where text is typed, and the lists that are searched by typing. */
export const typedInto = `:is(${selectors.text}, textarea)`;
export const searchedLists = selectors.list;
