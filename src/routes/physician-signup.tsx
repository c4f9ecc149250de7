import { createFileRoute } from '@tanstack/react-router';
import { Join } from '#features/accounts/join/join.tsx';
import { requireSignedOut } from './-guards.ts';

export const Route = createFileRoute('/physician-signup')({
  beforeLoad: requireSignedOut,
  component: Join,
});
