import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';

export const Route = createFileRoute('/_physician/physician/profile')({
  component: () => <NotBuilt title="Physician profile" />,
});
