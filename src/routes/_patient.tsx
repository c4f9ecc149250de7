import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireRole } from './-guards.ts';
import { RoleError } from './-role-error.tsx';

/** Layout route of the patient's portal (accounts §2.2). */
export const Route = createFileRoute('/_patient')({
  beforeLoad: (visit) => ({ session: requireRole('patient', visit) }),
  component: Outlet,
  errorComponent: RoleError,
});
