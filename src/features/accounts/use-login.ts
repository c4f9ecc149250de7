import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { messageOf } from '#api/client/api-error.ts';
import { type ReplyOf, toastDuration } from '#api/contract/endpoint.ts';
import { login } from '#api/endpoints/accounts/accounts.ts';
import { createLocalUserId } from '#api/session/local-user-id.ts';
import { currentUserSchema, type Session, startSession } from '#api/session/session.ts';
import { useWrite } from '#api/use-write.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import { browserFingerprint } from './fingerprint.ts';
import { navigationAfterLogin } from './landing-path.ts';

/** Error of an admin's login: the app has no pages for admins (decision 17). */
const adminRefusal = 'You are not authorized to login';

/** Login that awaits its one-time code. In memory, dropped with the dialog (decision 17). */
type PendingLogin = ReplyOf<typeof login> & { role: Session['role']; email: string };

const showLoginToast = (kind: 'success' | 'error', message: string) =>
  void showToast({ kind, message, durationMs: toastDuration.login });

/** Returns a function that starts the session of a login, shows a toast and opens the next page. */
function useStartLogin(nextpath: string | undefined) {
  const router = useRouter();
  return async ({ tokens, user, role, email }: PendingLogin) => {
    startSession(tokens, role, v.parse(currentUserSchema, user), user.id || createLocalUserId(email));
    showLoginToast('success', 'Login Successfully');
    await router.navigate(navigationAfterLogin(nextpath, role));
  };
}

/**
 * Logs in with e-mail and password, and a one-time code if required (accounts §4.2).
 * @param nextpath path in the URL to open afterwards
 */
export function useLogin(nextpath: string | undefined) {
  const startLogin = useStartLogin(nextpath);
  const { mutateAsync } = useWrite(login);
  const [isSubmitting, setSubmitting] = useState(false);
  const [error, setError] = useState('');
  const [pendingLogin, setPendingLogin] = useState<PendingLogin | null>(null);

  /** Starts the session, or first asks for the one-time code. Refuses admins. */
  async function handleReply(reply: ReplyOf<typeof login>, email: string) {
    const role = reply.user.role.name;
    if (role === 'admin') {
      showLoginToast('error', adminRefusal);
      setError(adminRefusal);
    } else if (reply.user.twoFA) setPendingLogin({ ...reply, role, email });
    else await startLogin({ ...reply, role, email });
  }

  /** Logs in. @returns true if the e-mail and password were correct */
  async function submit(email: string, password: string): Promise<boolean> {
    setSubmitting(true);
    setError('');
    try {
      const fingerprint = await browserFingerprint();
      const { data } = await mutateAsync({ body: { email, password, fingerprint, platform: 'web' } });
      await handleReply(data, email);
      return data.user.role.name !== 'admin';
    } catch (failure) {
      setError(messageOf(failure));
      return false;
    } finally {
      setSubmitting(false);
    }
  }

  return {
    submit,
    isSubmitting,
    error,
    pendingLogin,
    /** Completes the login after the correct code. */
    completeLogin: () => pendingLogin && startLogin(pendingLogin),
    /** Drops the login when the dialog closes without a code; `failure` says why, if it failed. */
    cancelLogin: (failure = '') => {
      setPendingLogin(null);
      setError(failure);
    },
  };
}
