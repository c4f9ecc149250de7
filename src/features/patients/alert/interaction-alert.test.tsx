import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type InteractionsRead, summarizeInteractions } from '#domain/interactions.ts';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { showToast } from '#ui/feedback/show-toast.ts';
import { InteractionAlert } from './interaction-alert.tsx';
import { useAlertChange } from './use-change.ts';

vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: vi.fn() }));

const none = { substrates: [], inducers: [], inhibitors: [] };
const onRetry = vi.fn();

function Alert(read: InteractionsRead) {
  const interactions = summarizeInteractions(read);
  const changed = useAlertChange(interactions.summary);
  return (
    <InteractionAlert
      interactions={interactions}
      onRetry={onRetry}
      changeText={changed}
      retrying={false}
      isFolded={false}
      ref={null}
    />
  );
}

function show(data: InteractionsRead['data']) {
  const view = (given: typeof data, error: Error | null = null) => (
    <MantineProvider env="test">
      <Alert data={given} error={error} />
      <LiveRegion />
    </MantineProvider>
  );
  const { rerender } = render(view(data));
  return (given: typeof data, error?: Error) => rerender(view(given, error));
}

it('renders nothing without interactions', () => {
  show(none);
  expect(screen.queryByRole('region')).toBeNull();
});

it('lists only the kinds that have drugs', () => {
  show({ ...none, substrates: ['Warfarin', 'Diazepam'], inhibitors: ['Fluoxetine'] });
  const alert = within(screen.getByRole('region', { name: '3 possible drug interactions' }));
  expect(alert.getByText('Warfarin; Diazepam')).toBeInTheDocument();
  expect(alert.getByText('Fluoxetine')).toBeInTheDocument();
  expect(alert.queryByText('Inducers')).toBeNull();
});

it('explains each list behind a labelled button (physician §2)', async () => {
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

it('announces and shows a change after a save, but not the first value (intake §4)', async () => {
  const change = show(none);
  expect(screen.getByRole('status')).toHaveTextContent('');
  change({ ...none, substrates: ['Warfarin'] });
  expect(screen.getByRole('status')).toHaveTextContent('Drug interactions changed. Substrates: Warfarin');
  expect(screen.getByText(/^Changed at \d{1,2}:\d\d [AP]M$/)).toBeInTheDocument();
  change(none);
  expect(screen.queryByRole('region')).toBeNull();
  expect(vi.mocked(showToast)).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'This patient has no drug interactions now.' }),
  );
});

it('reports a missing list as unknown, with Retry (decision 73)', () => {
  show({ ...none, inducers: null });
  const alert = within(screen.getByRole('region', { name: 'Interactions not known' }));
  expect(alert.getByText(/did not send this patient’s inducers/)).toBeInTheDocument();
  fireEvent.click(alert.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('announces a failed reload, and keeps the known lists (decision 73)', () => {
  const change = show({ ...none, substrates: ['Warfarin'] });
  change({ ...none, substrates: ['Warfarin'] }, new Error('The clinic is closed.'));
  const alert = within(screen.getByRole('region', { name: 'Interactions not known' }));
  expect(
    alert.getByText(/could not be read again. The clinic is closed. What is known:/),
  ).toBeInTheDocument();
  expect(alert.getByText('Warfarin')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Interactions not known. Substrates: Warfarin');
});
