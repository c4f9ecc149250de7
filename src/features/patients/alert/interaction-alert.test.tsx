import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type InteractionsRead, summarizeInteractions } from '#domain/interactions.ts';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { showToast } from '#ui/feedback/show-toast.ts';
import { InteractionAlert } from './interaction-alert.tsx';
import { useAlertChange } from './use-alert-change.ts';

vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: vi.fn() }));

const noInteractions = { substrates: [], inducers: [], inhibitors: [] };
const onRetry = vi.fn();

/** The alert with its changes, as on the patient's page. */
function AlertOnPage(read: InteractionsRead) {
  const interactions = summarizeInteractions(read);
  const changeText = useAlertChange(interactions.summary);
  return (
    <InteractionAlert
      interactions={interactions}
      onRetry={onRetry}
      changeText={changeText}
      retrying={false}
      isFolded={false}
      ref={null}
    />
  );
}

/** Renders the alert. @returns function that renders it again after another read */
function renderAlert(firstData: InteractionsRead['data']) {
  const page = (data: typeof firstData, error: Error | null = null) => (
    <MantineProvider env="test">
      <AlertOnPage data={data} error={error} />
      <LiveRegion />
    </MantineProvider>
  );
  const { rerender } = render(page(firstData));
  return (data: typeof firstData, error?: Error) => rerender(page(data, error));
}

it('renders nothing without interactions', () => {
  renderAlert(noInteractions);
  expect(screen.queryByRole('region')).toBeNull();
});

it('lists only the kinds that have drugs', () => {
  renderAlert({ ...noInteractions, substrates: ['Warfarin', 'Diazepam'], inhibitors: ['Fluoxetine'] });
  const alert = within(screen.getByRole('region', { name: '3 possible drug interactions' }));
  expect(alert.getByText('Warfarin; Diazepam')).toBeInTheDocument();
  expect(alert.getByText('Fluoxetine')).toBeInTheDocument();
  expect(alert.queryByText('Inducers')).toBeNull();
});

it('explains each list behind a labelled button (physician §2)', async () => {
  renderAlert({ ...noInteractions, inducers: ['Rifampin'] });
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
  const change = renderAlert(noInteractions);
  expect(screen.getByRole('status')).toHaveTextContent('');
  change({ ...noInteractions, substrates: ['Warfarin'] });
  expect(screen.getByRole('status')).toHaveTextContent('Drug interactions changed. Substrates: Warfarin');
  expect(screen.getByText(/^Changed at \d{1,2}:\d\d [AP]M$/)).toBeInTheDocument();
  change(noInteractions);
  expect(screen.queryByRole('region')).toBeNull();
  expect(vi.mocked(showToast)).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'This patient has no drug interactions now.' }),
  );
});

it('reports a missing list as unknown, with Retry (decision 73)', () => {
  renderAlert({ ...noInteractions, inducers: null });
  const alert = within(screen.getByRole('region', { name: 'Interactions not known' }));
  expect(alert.getByText(/did not send this patient’s inducers/)).toBeInTheDocument();
  fireEvent.click(alert.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('announces a failed reload, and keeps the known lists (decision 73)', () => {
  const change = renderAlert({ ...noInteractions, substrates: ['Warfarin'] });
  change({ ...noInteractions, substrates: ['Warfarin'] }, new Error('The clinic is closed.'));
  const alert = within(screen.getByRole('region', { name: 'Interactions not known' }));
  expect(
    alert.getByText(/could not be read again. The clinic is closed. What is known:/),
  ).toBeInTheDocument();
  expect(alert.getByText('Warfarin')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Interactions not known. Substrates: Warfarin');
});
