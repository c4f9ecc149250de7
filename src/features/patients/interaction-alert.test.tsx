import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { InteractionAlert } from './interaction-alert.tsx';

const none = { substrates: [], inducers: [], inhibitors: [] };

function show(patient: Parameters<typeof InteractionAlert>[0]['patient']) {
  const view = (given: typeof patient) => (
    <MantineProvider env="test">
      <InteractionAlert patient={given} />
      <LiveRegion />
    </MantineProvider>
  );
  const { rerender } = render(view(patient));
  return (given: typeof patient) => rerender(view(given));
}

it('is not there without interactions', () => {
  show(none);
  expect(screen.queryByRole('region')).toBeNull();
});

it('lists what there is, and nothing else', () => {
  show({ ...none, substrates: ['Warfarin', 'Diazepam'], inhibitors: ['Fluoxetine'] });
  const alert = within(screen.getByRole('region', { name: 'Possible drug interactions' }));
  expect(alert.getByText('Warfarin, Diazepam')).toBeInTheDocument();
  expect(alert.getByText('Fluoxetine')).toBeInTheDocument();
  expect(alert.queryByText('Inducers')).toBeNull();
});

it('explains each list behind a button that says so (physician §2)', async () => {
  show({ ...none, inducers: ['Rifampin'] });
  const button = screen.getByRole('button', { name: 'About inducers' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const tip = await screen.findByRole('dialog', { name: 'About inducers' });
  for (const words of [/cytochrome P450/, /Cannabinoids partly inhibit/, /lowering the dose/]) {
    expect(tip.textContent).toMatch(words);
  }
});

it('says aloud what changed after a save, and not what it opened with (intake §4)', () => {
  const change = show(none);
  expect(screen.getByRole('status')).toHaveTextContent('');
  change({ ...none, substrates: ['Warfarin'] });
  expect(screen.getByRole('status')).toHaveTextContent('Drug interactions changed. Substrates: Warfarin');
  change(none);
  expect(screen.getByRole('status')).toHaveTextContent('There are no drug interactions any more.');
});
