import { Link, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { readSession, type Session } from '#api/session/session.ts';
import { useSession } from '#api/session/use-session.ts';
import { homePath } from '#domain/paths/home-path.ts';
import { Brand } from '#ui/brand/brand.tsx';
import type { FindDrafts } from '#ui/leaving/unsaved-work.ts';
import { EarlyFindKeys } from './find-keys.ts';
import type { FindPatientDialog } from './find-patient.tsx';
import { isMenuHidden } from './nav/menu.ts';
import { SignedOutNav } from './nav/signed-out-nav.tsx';
import classes from './shell.module.css';

const loadSignedInNav = () => import('./nav/signed-in-nav.tsx');
const SignedInNav = lazy(loadSignedInNav);
// Preloads the menu of a signed-in user before the first render; visitors never need it.
// `lazy` loads it again after a failure, and reports the next one.
if (readSession()) void loadSignedInNav().catch(() => undefined);

interface TopBarProps {
  /** Finds drafts, which a logout would discard. */
  findDrafts: FindDrafts;
  /** Bell of the signed-in user. */
  bell: ReactNode;
  /** Dialog that finds a patient, for a physician. */
  finder: FindPatientDialog;
}

/** Top navigation; without a menu on the pages reached from an e-mail (accounts §2.3). */
export function TopBar({ findDrafts, bell, finder }: TopBarProps) {
  // Path of the page that is shown: during a navigation, `location` is the next one already.
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const session = useSession();
  const isHidden = isMenuHidden(pathname);
  return (
    <header className={classes.bar}>
      <div className={classes.barInner}>
        {isHidden ? <Brand /> : <HomeLink session={session} />}
        {!isHidden && !session && <SignedOutNav />}
        {!isHidden && session && (
          <Suspense fallback={session.role === 'physician' && <EarlyFindKeys />}>
            <SignedInNav session={session} findDrafts={findDrafts} bell={bell} finder={finder} />
          </Suspense>
        )}
      </div>
    </header>
  );
}

/** Logo that links to the home page. Not marked as current, since the menu has the same link. */
function HomeLink({ session }: { session: Session | null }) {
  return (
    <Link
      to={session ? homePath[session.role] : '/login'}
      className={classes.home}
      activeProps={{ 'aria-current': undefined }}
    >
      <Brand foldable={!session} />
    </Link>
  );
}
