import { linkOptions } from '@tanstack/react-router';
import type { Session } from '#api/session/session.ts';

const dashboards = {
  patient: { label: 'Go to your dashboard', link: linkOptions({ to: '/dashboard' }) },
  physician: { label: 'Go to your dashboard', link: linkOptions({ to: '/physician/dashboard' }) },
};

/** Returns the link of the not-found page, by role, else by the lost path (accounts §2.13). */
export function notFoundLink(role: Session['role'] | undefined, pathname: string) {
  if (role) return dashboards[role];
  const path = pathname.toLowerCase();
  // First, because the path of the physicians' sign-up contains that of the patients'.
  if (path.includes('physician-signup')) {
    return { label: 'Go to physician sign-up', link: linkOptions({ to: '/physician-signup' }) };
  }
  if (path.includes('signup')) return { label: 'Go to sign-up', link: linkOptions({ to: '/signup' }) };
  return { label: 'Go to Login', link: linkOptions({ to: '/login' }) };
}
