import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { findCharters } from '#mocks/charters/find-charters.ts';
import { clearResults, readResults } from '#mocks/charters/results.ts';
import { createControls } from '#mocks/controls/create-controls.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createIndexedSnapshots } from '#mocks/transports/indexed-snapshots.ts';
import { ConsoleContext, type ConsoleContextValue } from '../../use-console.ts';
import { CharterCard } from './charter-card.tsx';
import { useCharterResults } from './use-charter-results.ts';

const controls = createControls(await createTestServer(), createIndexedSnapshots('test'));
const capsule = { name: 'bug.har.gz', at: '2026-11-27T00:00:00.000Z' };
const [charter] = findCharters('login');

/** Card of the first charter of the login, as the console shows it. */
function Card() {
  const results = useCharterResults();
  return charter ? <CharterCard charter={charter} result={results[charter.id]} /> : null;
}

function showCard(saveCapsule?: ConsoleContextValue['saveCapsule']): void {
  const value = { controls, openPage: vi.fn(), readPath: () => 'login', saveCapsule };
  render(
    <MantineProvider env="test">
      <ConsoleContext value={value}>
        <Card />
      </ConsoleContext>
    </MantineProvider>,
  );
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const readCapsule = () => readResults()[charter?.id ?? '']?.capsule;

beforeEach(() => clearResults());

test('a failed charter takes the capsule that the console saves', async () => {
  const saveCapsule = vi.fn(async () => capsule);
  showCard(saveCapsule);
  await click('Passed');
  expect(screen.queryByRole('button', { name: /capsule/ })).toBeNull();
  await click('Failed');
  await click(/^Attach the bug capsule/);
  expect(await screen.findByText(/Bug capsule: bug.har.gz/)).toBeDefined();
  expect(saveCapsule).toHaveBeenCalledOnce();
  expect(readCapsule()).toEqual(capsule);
  await click('Unsure');
  expect(readCapsule()).toBeUndefined();
});

test('a capsule that cannot be saved is reported, and nothing is attached', async () => {
  showCard(async () => {
    throw new Error('The recorder has not started.');
  });
  await click('Failed');
  await click(/^Attach the bug capsule/);
  expect((await screen.findByRole('alert')).textContent).toBe('The recorder has not started.');
  expect(readCapsule()).toBeUndefined();
});

test('without a recorder nothing offers a capsule', async () => {
  showCard();
  await click('Failed');
  expect(screen.queryByRole('button', { name: /capsule/ })).toBeNull();
});
