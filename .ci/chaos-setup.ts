import { beforeAll, vi } from 'vitest';
import { watchTimers } from '../e2e/support/chaos/due.ts';
import { TabChannel } from '../e2e/support/chaos/tab-channel.ts';

vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: async () => undefined }));
// Each tab has a module of its own.
vi.mock('#drafts/drafts.ts', async (original) => {
  const { tab } = await import('../e2e/support/chaos/tab.ts');
  const real = await original<typeof import('#drafts/drafts.ts')>();
  return {
    ...real,
    get drafts() {
      return tab.current.drafts;
    },
  };
});

watchTimers();

beforeAll(() => {
  vi.stubGlobal('navigator', { userAgent: 'chaos' });
  vi.stubGlobal('BroadcastChannel', TabChannel);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
