import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';

export const Route = createFileRoute('/checkMail')({
  component: () => <NotBuilt title="Check your email" />,
});
