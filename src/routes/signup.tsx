import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';
import { requireSignedOut } from './-guards.ts';

export const Route = createFileRoute('/signup')({
  beforeLoad: requireSignedOut,
  component: () => <NotBuilt title="Sign up as a patient" />,
});
