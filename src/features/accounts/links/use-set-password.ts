import { useNavigate } from '@tanstack/react-router';
import type { RetryMode } from '#api/activity.ts';
import { ApiError } from '#api/client/api-error.ts';
import { call } from '#api/client/call.ts';
import { setPassword, verifyCode } from '#api/endpoints/account-links.ts';
import { readSession } from '#api/session/session.ts';
import { signOut } from '#api/session/sign-out.ts';
import { useCreation } from '#api/use-creation.ts';
import type { NewPassword } from '#domain/values/password.ts';
import { useStillHere } from '#ui/leaving/use-still-here.ts';

/** A first password, or one in the place of a forgotten one: the last segment of the link (decision 22). */
export type PasswordPurpose = 'setPassword' | 'forgotPassword';

/** The physician's (decision 21). */
const PHYSICIAN = 2;

/** With the first password a physician has joined. One who forgot theirs had joined long before (decision 53). */
const hasJoined = (purpose: PasswordPurpose, roleId: number | undefined) =>
  purpose === 'setPassword' && roleId === PHYSICIAN;

/**
 * Sets the password of a link and leads on (accounts §4.3). The signed-in user is signed out first: the new password
 * may belong to another account, and so does the next page. Unlike a logout by the user, this one keeps drafts.
 * @param loginEmail e-mail address of the link's account, for the login to fill in; '' where it is not known
 */
export function useSetPassword(code: string, purpose: PasswordPurpose, loginEmail: string) {
  // A link sets one password: a link that is used up says that this one is set.
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
  const isStillHere = useStillHere();

  async function leadOn(data?: { roleId: number } | null): Promise<undefined> {
    if (readSession()) void signOut('expired');
    if (!isStillHere()) return;
    if (hasJoined(purpose, data?.roleId)) {
      await navigate({ to: '/complete-step', replace: true, state: { loginEmail } });
    } else await navigate({ to: '/login', replace: true, state: { passwordSet: true, loginEmail } });
  }

  async function submit(entered: NewPassword, mode?: RetryMode): Promise<void> {
    // The form says why it failed.
    await send({ body: { code, ...entered } }, { mode, settle: leadOn }).catch(() => undefined);
  }

  return { submit, ...write };
}
