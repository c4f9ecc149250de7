import { useNavigate } from '@tanstack/react-router';
import type { RetryMode } from '#api/activity.ts';
import { ApiError } from '#api/client/api-error.ts';
import { call } from '#api/client/call.ts';
import { setPassword, verifyCode } from '#api/endpoints/accounts/account-links.ts';
import { readSession } from '#api/session/session.ts';
import { signOut } from '#api/session/sign-out.ts';
import { useCreation } from '#api/use-creation.ts';
import type { NewPassword } from '#domain/values/password.ts';
import { useIsStillShown } from '#ui/leaving/use-is-still-shown.ts';

/** Kind of password link, its URL's last segment: first or forgotten password (decision 22). */
export type PasswordPurpose = 'setPassword' | 'forgotPassword';

/** Role id of physicians (decision 21). */
const physicianRoleId = 2;

/** Returns true if a physician joins with this password, not if it was forgotten (decision 53). */
const isPhysicianJoining = (purpose: PasswordPurpose, roleId: number | undefined) =>
  purpose === 'setPassword' && roleId === physicianRoleId;

/**
 * Sets the password of a link and opens the next page (accounts §4.3). Signs the current user out
 * first, since the password and the next page may belong to another account. Keeps drafts.
 * @param loginEmail e-mail address of the link's account, prefilled at login; '' if unknown
 */
export function useSetPassword(code: string, purpose: PasswordPurpose, loginEmail: string) {
  // After a lost answer: a link sets one password, so a used-up link means it is set.
  const { send, ...write } = useCreation(setPassword, ({ body }) => async () => {
    try {
      await call(verifyCode, { body: { code: body.code } });
      return null;
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 400) return { data: null };
      throw failure;
    }
  });
  const navigate = useNavigate();
  const isStillHere = useIsStillShown();

  async function openNextPage(data?: { roleId: number } | null): Promise<undefined> {
    // Not 'logout', which would delete the drafts.
    if (readSession()) void signOut('expired');
    if (!isStillHere()) return;
    if (isPhysicianJoining(purpose, data?.roleId)) {
      await navigate({ to: '/complete-step', replace: true, state: { loginEmail } });
    } else await navigate({ to: '/login', replace: true, state: { passwordSet: true, loginEmail } });
  }

  async function submit(entered: NewPassword, mode?: RetryMode): Promise<void> {
    // The form shows the error.
    await send({ body: { code, ...entered } }, { mode, settle: openNextPage }).catch(() => undefined);
  }

  return { submit, ...write };
}
