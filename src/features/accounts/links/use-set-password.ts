import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { setPassword } from '#api/account-links.ts';
import { endpointMutation } from '#api/query.ts';
import { readSession } from '#api/session.ts';
import { signOut } from '#api/sign-out.ts';
import type { NewPassword } from '#domain/password.ts';
import { useStillHere } from '#ui/use-still-here.ts';

/** A first password, or one in the place of a forgotten one: the last segment of the link (decision 22). */
export type PasswordPurpose = 'setPassword' | 'forgotPassword';

/** The physician's (decision 21). */
const PHYSICIAN = 2;

/** With the first password a physician has joined. One who forgot theirs had joined long before (decision 53). */
const hasJoined = (purpose: PasswordPurpose, roleId: number) =>
  purpose === 'setPassword' && roleId === PHYSICIAN;

/**
 * Sets the password of a link and leads on (accounts §4.3). Whoever is signed in here is signed out first: the new
 * password may be somebody else's, and the next page belongs to its owner. Unlike a logout that somebody asked for,
 * it leaves drafts where they are.
 */
export function useSetPassword(code: string, purpose: PasswordPurpose) {
  const { mutateAsync, isPending, error } = useMutation(endpointMutation(setPassword));
  const navigate = useNavigate();
  const busy = useRef(false);
  const isStillHere = useStillHere();

  async function submit(entered: NewPassword): Promise<void> {
    // A state would be a render late for a double press.
    if (busy.current) return;
    busy.current = true;
    try {
      const { data } = await mutateAsync({ body: { code, ...entered } });
      if (readSession()) void signOut('expired');
      if (!isStillHere()) return;
      if (hasJoined(purpose, data.roleId)) await navigate({ to: '/complete-step', replace: true });
      else await navigate({ to: '/login', replace: true, state: { passwordSet: true } });
    } catch {
      // The form says why.
    } finally {
      busy.current = false;
    }
  }

  return { submit, working: isPending, error };
}
