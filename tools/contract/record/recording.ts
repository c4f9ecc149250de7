import type { Role } from '#api/contract/endpoint.ts';
import { findOperation, type Operation } from '#api/endpoints/operations.ts';
import { tokenSubject } from '#api/session/token.ts';
import { seed } from '#mocks/controls/scenarios/scenarios.ts';
import { createScrubber } from '#mocks/redaction/scrubber.ts';
import { addAccount } from '#mocks/seed/add.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import { Store } from '#mocks/store/store.ts';
import type { Exchange } from '#radar/exchange.ts';

/** Account of the mock that receives the recorded replies. */
export const recordedAccount = {
  id: 'recorded',
  email: 'recorded@clinic.test',
  firstName: 'Robin',
  lastName: 'Recorded',
};

interface RecordedRead {
  readonly operation: Operation;
  readonly exchange: Exchange;
}

/** Lists the successful reads of the contract; only these are recorded. */
function listReads(exchanges: readonly Exchange[]): RecordedRead[] {
  return exchanges.flatMap((exchange) => {
    const operation = findOperation(exchange.method, exchange.path);
    return operation && exchange.method === 'GET' && exchange.status === 200 ? [{ operation, exchange }] : [];
  });
}

/** Returns the signed-in account's id from its token or the login's reply; '' if there is none. */
function findOwnId(exchanges: readonly Exchange[]): string {
  const [login] = exchanges.filter(({ path }) => path === 'userAuth/login');
  const { data } = JSON.parse(login?.body || '{}') as {
    data?: { tokens?: { accessToken?: string }; user?: { id?: string | number } };
  };
  return tokenSubject(data?.tokens?.accessToken ?? '') || String(data?.user?.id ?? '');
}

/**
 * Creates a snapshot for the mock in which `recordedAccount` receives the API's replies. All data
 * that may be personal is replaced. The rest of the snapshot is the seeded clinic.
 */
export async function createRecording(exchanges: readonly Exchange[], role: Role): Promise<Snapshot> {
  const store = new Store(seed);
  await store.reset('clinic');
  addAccount(store.tables, { ...recordedAccount, role });
  const { scrub, scrubPath } = createScrubber(new Map([[findOwnId(exchanges), recordedAccount.id]]));
  store.tables.recorded = listReads(exchanges).map(({ operation: { path, endpoints }, exchange }) => ({
    accountId: endpoints[0]?.access === 'public' ? '' : recordedAccount.id,
    path: scrubPath(exchange.path, path),
    data: scrub((JSON.parse(exchange.body) as { data?: unknown }).data),
  }));
  return store.snapshot();
}
