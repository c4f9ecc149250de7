import { Link, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { readSession, type Session } from '#api/session/session.ts';
import { useSession } from '#api/session/use-session.ts';
import { homePath } from '#domain/paths/home-path.ts';
import { Brand } from '#ui/brand/brand.tsx';
import type { FindKept } from '#ui/leaving/unsaved-work.ts';
import { isMenuHidden } from './menu.ts';
import classes from './shell.module.css';
import { SignedOutNav } from './signed-out-nav.tsx';

const loadSignedInNav = () => import('./signed-in-nav.tsx');
const SignedInNav = lazy(loadSignedInNav);
// A visitor never needs it; who is signed in should not wait for the page to draw before it is asked for.
if (readSession()) void loadSignedInNav().catch(() => undefined);

interface TopBarProps {
  findKept: FindKept;
  bell: ReactNode;
}

/** The top navigation; without a menu on the pages reached from an e-mail (accounts §2.3). */
export function TopBar({ findKept, bell }: TopBarProps) {
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const session = useSession();
  const hidden = isMenuHidden(pathname);
  return (
    <header className={classes.bar}>
      <div className={classes.barInner}>
        {hidden ? <Brand /> : <HomeLink session={session} />}
        {!hidden && !session && <SignedOutNav />}
        {!hidden && session && (
          <Suspense>
            <SignedInNav session={session} findKept={findKept} bell={bell} />
          </Suspense>
        )}
      </div>
    </header>
  );
}

/** The mark leads home; the menu has the same page under its name, so it is not marked as current. */
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
