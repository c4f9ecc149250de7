import { endSession } from '#api/session/session.ts';
import type { Account } from '#mocks/store/tables.ts';
import { useConsole } from '../../use-console.ts';
import { usePagePath } from '../../use-page-path.ts';
import { useTask } from '../../use-task.ts';
import { getPersonStatus } from './find-people.ts';
import { clearReturnPoint, readReturnPoint, storeReturnPoint } from './return-point.ts';
import { useSignedInUser } from './use-signed-in-user.ts';

/** Page that each role sees first. An admin may not sign in to this app. */
const dashboards = { patient: 'dashboard', physician: 'physician/dashboard', admin: 'login' } as const;

/** Provides sign-ins without a password. Each loads the next page, or sets `error`. */
export function usePasswordlessSignIn() {
  const { controls, openPage } = useConsole();
  const path = usePagePath();
  const signedIn = useSignedInUser();
  const { run, working, error } = useTask();

  /** Signs in to an account, or opens its invitation, and loads the page that follows. */
  const openAs = async (account: Account) => {
    if (account.role === 'admin') return openPage('login');
    if (getPersonStatus(account) !== 'pending') {
      await controls.signIn(account.email);
      return openPage(dashboards[account.role]);
    }
    const link = await controls.invitation(account.email);
    // Signs out first, since an invited patient opens the link without a session.
    if (signedIn) endSession('logout');
    openPage(link.replace(/^\//, ''));
  };

  return {
    working,
    error,
    /** Signs in to an account, or opens its invitation if it has no password. */
    enterAs: (account: Account) => run(() => openAs(account)),
    /** Enters as a patient and stores the physician and the page to return to. */
    becomePatient: (patient: Account, physician: Account) =>
      run(async () => {
        storeReturnPoint({ email: physician.email, path, patientId: patient.id });
        await openAs(patient);
      }),
    /** Signs in as the physician again and loads the page that was open before. */
    goBack: () =>
      run(async () => {
        const returnPoint = readReturnPoint();
        if (!returnPoint) return;
        await controls.signIn(returnPoint.email);
        clearReturnPoint();
        openPage(returnPoint.path);
      }),
    signOut: () => {
      endSession('logout');
      openPage('login');
    },
  };
}

export type PasswordlessSignIn = ReturnType<typeof usePasswordlessSignIn>;
