import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireRole } from './-guards.ts';
import { RoleError } from './-role-error.tsx';

/** Layout route of the physician's portal (accounts §2.2). */
export const Route = createFileRoute('/_physician')({
  beforeLoad: (visit) => ({ session: requireRole('physician', visit) }),
  // For the bell of every page, sent while the code of the first one loads (read-ahead.ts).
  staticData: { reads: () => ['dashboard/notifications'] },
  component: Outlet,
  errorComponent: RoleError,
});
