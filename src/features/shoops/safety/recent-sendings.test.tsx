import { afterEach, expect, it, vi } from 'vitest';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { memoryVault, openVault } from '#drafts/vault.ts';
import { findRecentSendings, rememberSending } from './recent-sendings.ts';

vi.mock('#drafts/vault.ts', async (load) => ({
  ...(await load<typeof import('#drafts/vault.ts')>()),
  openVault: vi.fn(),
}));

const NOW = Date.UTC(2026, 2, 2);
const payloads: MedicinePayload[] = [];

afterEach(() => vi.mocked(openVault).mockReset());

it.each(['read', 'removeMarked'] as const)(
  'skips a sending whose %s fails, and reads others',
  async (method) => {
    const vault = memoryVault();
    vi.mocked(openVault).mockResolvedValue(vault);
    // An hour ago: too old, so reading it also removes it.
    await rememberSending({ patientId: 'ada', name: 'Ada', born: '', payloads, at: NOW - 3_600_000 });
    const [broken = ''] = await vault.names();
    await rememberSending({ patientId: 'ada', name: 'Ada', born: '', payloads, at: NOW - 60_000 });
    const fail = async () => Promise.reject(new Error('This entry is damaged'));
    const { [method]: original } = vault;
    vault[method] = ((name: string, mark: string) =>
      name === broken ? fail() : original(name, mark)) as never;
    const { toPatient } = await findRecentSendings('ada', payloads, payloads, NOW);
    expect(toPatient?.at).toBe(NOW - 60_000);
  },
);
