import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';

export const Route = createFileRoute('/complete-step')({
  component: () => <NotBuilt title="Thank you" />,
});
