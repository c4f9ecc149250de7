import { lazy, Suspense } from 'react';
import { LoadFailed } from './bugs/load-failed.tsx';

/** The recorder’s and the player’s code loads with the tab. */
const BugCapsule = lazy(() =>
  import('./bugs/bug-capsule.tsx').catch(() => ({ default: () => <LoadFailed /> })),
);

/** Tab for bug reports that can be replayed. */
export function BugsTab() {
  return (
    <Suspense>
      <BugCapsule />
    </Suspense>
  );
}
