import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import type { FindDrafts } from '#ui/leaving/unsaved-work.ts';
import type { FindPatientDialog } from './find-patient.tsx';
import { Footer } from './footer.tsx';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useFocusNewPage } from './use-focus-new-page.ts';

interface ShellProps {
  /** Finds drafts, which a logout would discard. */
  findDrafts: FindDrafts;
  /** Bell of the signed-in user. */
  bell: ReactNode;
  /** Dialog that finds a patient, for a physician. */
  finder: FindPatientDialog;
  children: ReactNode;
}

/** Frame of every page: skip link, top bar, footer (accounts §2.3). */
export function Shell({ findDrafts, bell, finder, children }: ShellProps) {
  useFocusNewPage();
  return (
    <div className={classes.shell}>
      <SkipLink />
      <TopBar findDrafts={findDrafts} bell={bell} finder={finder} />
      <LoadingLine />
      <div className={classes.content}>{children}</div>
      <Footer />
      <LiveRegion />
    </div>
  );
}

/** Thin line below the top bar while the next page loads; the current page stays. */
function LoadingLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading && <div className={classes.loadingLine} aria-hidden="true" />;
}
