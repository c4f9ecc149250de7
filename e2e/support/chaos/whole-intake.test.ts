// @vitest-environment happy-dom
import type { ElementType } from 'react';
import { inject, it, vi } from 'vitest';
import { IntakeWalk } from './intake-walk.ts';

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
