import { endSession } from '#api/session/session.ts';
import type { Account } from '#mocks/store/tables.ts';
import { useConsole } from '../../use-console.ts';
import { usePagePath } from '../../use-page-path.ts';
import { useTask } from '../../use-task.ts';
import { statusOf } from './find-people.ts';
import { clearReturnPoint, readReturnPoint, storeReturnPoint } from './return-point.ts';
import { useSignedInUser } from './use-signed-in-user.ts';

const dashboards = { patient: 'dashboard', physician: 'physician/dashboard', admin: 'login' } as const;

/** Provides sign-ins without a password. Each loads the next page, or sets `error`. */
export function usePasswordlessSignIn() {
  const { controls, go } = useConsole();
  const path = usePagePath();
  const signedIn = useSignedInUser();
  const { run, working, error } = useTask();

  const open = async (account: Account) => {
    if (account.role === 'admin') return go('login');
    if (statusOf(account) !== 'pending') {
      await controls.signIn(account.email);
      return go(dashboards[account.role]);
    }
    const link = await controls.invitation(account.email);
    // Signs out first, since an invited patient opens the link without a session.
    if (signedIn) endSession('logout');
    go(link.replace(/^\//, ''));
  };

  return {
    working,
    error,
    /** Signs in to an account, or opens its invitation if it has no password. */
    enterAs: (account: Account) => run(() => open(account)),
    /** Does the same as `storeSession` and stores the physician and the page to return to. */
    becomePatient: (patient: Account, physician: Account) =>
      run(async () => {
        storeReturnPoint({ email: physician.email, path, patientId: patient.id });
        await open(patient);
      }),
    goBack: () =>
      run(async () => {
        const before = readReturnPoint();
        if (!before) return;
        await controls.signIn(before.email);
        clearReturnPoint();
        go(before.path);
      }),
    signOut: () => {
      endSession('logout');
      go('login');
    },
  };
}

export type PasswordlessSignIn = ReturnType<typeof usePasswordlessSignIn>;
