import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { messageOf } from '#api/client/api-error.ts';
import { type ReplyOf, toastDuration } from '#api/contract/endpoint.ts';
import { login } from '#api/endpoints/accounts/accounts.ts';
import { currentUserSchema, type Session, startSession } from '#api/session/session.ts';
import { useWrite } from '#api/use-write.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import { browserFingerprint } from './fingerprint.ts';
import { landing } from './landing-path.ts';

const REFUSED = 'You are not authorized to login';

/** Login that awaits its one-time code. In memory, dropped with the dialog (decision 17). */
type PendingLogin = ReplyOf<typeof login> & { role: Session['role'] };

const toast = (kind: 'success' | 'error', message: string) =>
  void showToast({ kind, message, durationMs: toastDuration.login });

/** Returns a function that starts the session of a completed login and opens its page. */
function useStartLogin(nextpath: string | undefined) {
  const router = useRouter();
  return async ({ tokens, user, role }: PendingLogin) => {
    startSession(tokens, role, v.parse(currentUserSchema, user));
    toast('success', 'Login Successfully');
    await router.navigate(landing(nextpath, role));
  };
}

/**
 * Logs in with e-mail and password, and a one-time code if required (accounts §4.2).
 * @param nextpath path in the URL to open afterwards
 */
export function useLogin(nextpath: string | undefined) {
  const startLogin = useStartLogin(nextpath);
  const { mutateAsync } = useWrite(login);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState('');
  const [pending, setPending] = useState<PendingLogin | null>(null);

  async function handleReply(reply: ReplyOf<typeof login>) {
    const role = reply.user.role.name;
    if (role === 'admin') {
      toast('error', REFUSED);
      setError(REFUSED);
    } else if (reply.user.twoFA) setPending({ ...reply, role });
    else await startLogin({ ...reply, role });
  }

  /** Logs in. @returns true if the e-mail and password were correct */
  async function submit(email: string, password: string): Promise<boolean> {
    setWorking(true);
    setError('');
    try {
      const fingerprint = await browserFingerprint();
      const { data } = await mutateAsync({ body: { email, password, fingerprint, platform: 'web' } });
      await handleReply(data);
      return data.user.role.name !== 'admin';
    } catch (failure) {
      setError(messageOf(failure));
      return false;
    } finally {
      setWorking(false);
    }
  }

  return {
    submit,
    working,
    error,
    pending,
    /** Completes the login after the correct code. */
    verified: () => pending && startLogin(pending),
    /** Drops the login when the dialog closes without a code. */
    abandon: (failure = '') => {
      setPending(null);
      setError(failure);
    },
  };
}
