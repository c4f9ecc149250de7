import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookState } from 'storybook/manager-api';

/** Returns an update that resets every choice in the toolbar to its initial value. */
export const createGlobalsReset = (globals: Readonly<Record<string, unknown>>): Record<string, undefined> =>
  Object.fromEntries(Object.keys(globals).map((name) => [name, undefined]));

/** Button that resets every choice in the toolbar: scheme, person, data, faults, width, … */
export function ResetAll() {
  const [globals, updateGlobals] = useGlobals();
  // The URL lists choices that differ from their initial values, and has no parameter without any.
  const { customQueryParams } = useStorybookState();
  return createElement(
    Button,
    {
      variant: 'ghost',
      padding: 'small',
      ariaLabel: false,
      disabled: !customQueryParams.globals,
      onClick: () => updateGlobals(createGlobalsReset(globals)),
    },
    'Reset all',
  );
}
