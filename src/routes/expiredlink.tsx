import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';

export const Route = createFileRoute('/expiredlink')({
  component: () => <NotBuilt title="Expired link" />,
});
