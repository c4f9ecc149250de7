import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';

export const Route = createFileRoute('/consent')({
  component: () => <NotBuilt title="Consent" />,
});
