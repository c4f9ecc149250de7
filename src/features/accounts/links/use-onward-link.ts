import { linkOptions, useLocation } from '@tanstack/react-router';
import { useSession } from '#api/session/use-session.ts';
import { homePath } from '#domain/paths/home-path.ts';

/** Returns a public page's onward link: the user's dashboard, or the login with the e-mail. */
export function useOnwardLink() {
  const role = useSession()?.role;
  const { loginEmail } = useLocation().state;
  if (role) return { label: 'Go to your dashboard', link: { to: homePath[role] } };
  return { label: 'Go to Login', link: linkOptions({ to: '/login', state: { loginEmail } }) };
}
