import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookState } from 'storybook/manager-api';

/** Returns an update that gives every choice in the toolbar its initial value back. */
export const atRest = (globals: Readonly<Record<string, unknown>>): Record<string, undefined> =>
  Object.fromEntries(Object.keys(globals).map((name) => [name, undefined]));

/** Puts back all that was chosen in the toolbar: scheme, person, data, faults, width and the rest. */
export function ResetAll() {
  const [globals, updateGlobals] = useGlobals();
  // The URL has the choices that differ from their initial values, and no parameter where none does.
  const { customQueryParams } = useStorybookState();
  return createElement(
    Button,
    {
      variant: 'ghost',
      padding: 'small',
      ariaLabel: false,
      disabled: !customQueryParams.globals,
      onClick: () => updateGlobals(atRest(globals)),
    },
    'Reset all',
  );
}
