import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';

export const Route = createFileRoute('/setPassword/$code/setPassword')({
  component: () => <NotBuilt title="Set password" />,
});
