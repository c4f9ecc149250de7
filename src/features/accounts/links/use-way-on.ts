import { linkOptions } from '@tanstack/react-router';
import { useSession } from '#api/session/use-session.ts';
import { homePath } from '#domain/paths/home-path.ts';

/** Where a page that anybody may open leads: to the login, or home for whoever is signed in. */
export function useWayOn() {
  const role = useSession()?.role;
  if (role) return { label: 'Go to your dashboard', link: { to: homePath[role] } };
  return { label: 'Go to Login', link: linkOptions({ to: '/login' }) };
}
