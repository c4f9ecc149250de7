import { endSession } from '#api/session/session.ts';
import type { Account } from '#mocks/store/tables.ts';
import { useConsole } from '../../use-console.ts';
import { usePagePath } from '../../use-page-path.ts';
import { useTask } from '../../use-task.ts';
import { forgetBefore, readBefore, storeBefore } from './before.ts';
import { statusOf } from './find-people.ts';
import { useSignedIn } from './signed-in.ts';

const dashboards = { patient: 'dashboard', physician: 'physician/dashboard', admin: 'login' } as const;

/** Ways into the app without a password. Each loads the page that comes next; `error` says why none did. */
export function useAdmission() {
  const { controls, go } = useConsole();
  const path = usePagePath();
  const signedIn = useSignedIn();
  const { run, working, error } = useTask();

  const open = async (account: Account) => {
    if (account.role === 'admin') return go('login');
    if (statusOf(account) !== 'pending') {
      await controls.signIn(account.email);
      return go(dashboards[account.role]);
    }
    const link = await controls.invitation(account.email);
    // The person who was invited opens the link in a browser without a session.
    if (signedIn) endSession('logout');
    go(link.replace(/^\//, ''));
  };

  return {
    working,
    error,
    /** Signs in as a person, or opens the invitation of one without a password. */
    enterAs: (account: Account) => run(() => open(account)),
    /** As `enterAs`, and remembers the physician and the page to come back to. */
    becomePatient: (patient: Account, physician: Account) =>
      run(async () => {
        storeBefore({ email: physician.email, path, patientId: patient.id });
        await open(patient);
      }),
    goBack: () =>
      run(async () => {
        const before = readBefore();
        if (!before) return;
        await controls.signIn(before.email);
        forgetBefore();
        go(before.path);
      }),
    signOut: () => {
      endSession('logout');
      go('login');
    },
  };
}

export type Admission = ReturnType<typeof useAdmission>;
