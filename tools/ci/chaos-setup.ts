import type { ElementType } from 'react';
import { beforeAll, vi } from 'vitest';
import { watchTimers } from '../../e2e/support/chaos/due.ts';
import { TabChannel } from '../../e2e/support/chaos/tab-channel.ts';

// Files are compiled for development, but run with React's production build (vitest-projects.ts).
vi.mock('react/jsx-dev-runtime', async () => {
  const { Fragment, jsx, jsxs } = await import('react/jsx-runtime');
  const jsxDEV = (type: ElementType, props: object, key: string, isStatic: boolean) =>
    (isStatic ? jsxs : jsx)(type, props, key);
  return { Fragment, jsxDEV };
});
vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: async () => undefined }));
// Each simulated tab has a separate instance of the module.
vi.mock('#drafts/drafts.ts', async (importOriginal) => {
  const { tab } = await import('../../e2e/support/chaos/tab.ts');
  const originalModule = await importOriginal<typeof import('#drafts/drafts.ts')>();
  return {
    ...originalModule,
    get drafts() {
      return tab.current.drafts;
    },
  };
});

// Before React is loaded, which stores the timers that it finds.
watchTimers();

beforeAll(() => {
  vi.stubGlobal('navigator', { userAgent: 'chaos' });
  vi.stubGlobal('BroadcastChannel', TabChannel);
  // React schedules its work as in a browser, without `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
