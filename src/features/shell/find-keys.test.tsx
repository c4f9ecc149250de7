import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { EarlyFindKeys, takeEarlyPress } from './find-keys.ts';
import { FindPatient, type FindPatientDialog } from './find-patient.tsx';

const Dialog: FindPatientDialog = ({ opened }) => (opened ? <p>Opened</p> : null);

// Resets the module's memory of an early press.
afterEach(() => takeEarlyPress());

/** Presses keys while the menu loads, then renders the menu. */
async function pressBeforeMenu(keys: string) {
  const { rerender } = render(
    <>
      <input aria-label="Note" />
      <EarlyFindKeys />
    </>,
  );
  await userEvent.keyboard(keys);
  rerender(
    <MantineProvider>
      <FindPatient Dialog={Dialog} />
    </MantineProvider>,
  );
}

// With Shift as well: on some keyboards a slash needs it.
it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}', '{Shift>}/{/Shift}'])(
  'opens the dialog for %s pressed before the menu is there',
  async (keys) => {
    await pressBeforeMenu(keys);
    expect(await screen.findByText('Opened')).toBeVisible();
  },
);

it.each(['k', '{Alt>}/{/Alt}', '{Control>}{Shift>}k{/Shift}{/Control}'])('ignores %s', async (keys) => {
  await pressBeforeMenu(keys);
  expect(screen.queryByText('Opened')).toBeNull();
});

it('opens the dialog for Ctrl+K in a field, where a slash is typed', async () => {
  render(
    <MantineProvider>
      <input aria-label="Note" />
      <FindPatient Dialog={Dialog} />
    </MantineProvider>,
  );
  const note = screen.getByLabelText<HTMLInputElement>('Note');
  await userEvent.type(note, 'Sleep 7/10');
  expect(note.value).toBe('Sleep 7/10');
  expect(screen.queryByText('Opened')).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('Opened')).toBeVisible();
});
