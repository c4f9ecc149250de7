// @vitest-environment happy-dom
import type { ElementType } from 'react';
import { beforeAll, inject, it, vi } from 'vitest';
import { IntakeWalk } from './intake-walk.ts';
import { TabChannel } from './tab-channel.ts';

// Three hundred of them are drawn several times faster by what runs in production.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production';
});
vi.mock('react/jsx-dev-runtime', async () => {
  const { Fragment, jsx, jsxs } = await import('react/jsx-runtime');
  const jsxDEV = (type: ElementType, props: object, key: string, isStatic: boolean) =>
    (isStatic ? jsxs : jsx)(type, props, key);
  return { Fragment, jsxDEV };
});
vi.mock('#questionnaire/question-group.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/intake/section-actions.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/intake/documents/document-fields.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/intake/documents/document-list.tsx', () => import('./stand-ins.tsx'));
vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: async () => undefined }));
vi.mock('#drafts/drafts.ts', async (original) => {
  const { tab } = await import('./tab.ts');
  const real = await original<typeof import('#drafts/drafts.ts')>();
  return {
    ...real,
    get drafts() {
      return tab.current.drafts;
    },
  };
});

beforeAll(() => {
  vi.stubGlobal('navigator', { userAgent: 'chaos' });
  vi.stubGlobal('BroadcastChannel', TabChannel);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

const [first, end] = inject('seeds');

/** `-t 'seed 17 '` runs one again. */
it.for(Array.from({ length: end - first }, (_, place) => first + place))(
  'seed %i fills in an intake: nothing is lost, nothing is sent twice',
  async (seed) => {
    const walk = await IntakeWalk.begin(seed);
    try {
      await walk.run();
    } catch (error) {
      throw new Error(`Seed ${seed}\n${walk.diary.join('\n')}\n${error}`, { cause: error });
    } finally {
      await walk.end();
    }
  },
);
