import type { ElementType } from 'react';
import { beforeAll, vi } from 'vitest';
import { watchTimers } from '../../e2e/support/chaos/due.ts';
import { TabChannel } from '../../e2e/support/chaos/tab-channel.ts';

// The project runs as production does (`tools/ci/vitest-projects.ts`), while its files are compiled for development.
vi.mock('react/jsx-dev-runtime', async () => {
  const { Fragment, jsx, jsxs } = await import('react/jsx-runtime');
  const jsxDEV = (type: ElementType, props: object, key: string, isStatic: boolean) =>
    (isStatic ? jsxs : jsx)(type, props, key);
  return { Fragment, jsxDEV };
});
vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: async () => undefined }));
// Each tab has a module of its own.
vi.mock('#drafts/drafts.ts', async (original) => {
  const { tab } = await import('../../e2e/support/chaos/tab.ts');
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
