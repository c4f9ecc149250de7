import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireRole } from './-guards.ts';
import { RoleError } from './-role-error.tsx';

/** Layout route of the physician's portal (accounts §2.2). */
export const Route = createFileRoute('/_physician')({
  beforeLoad: (visit) => ({ session: requireRole('physician', visit) }),
  component: Outlet,
  errorComponent: RoleError,
});
