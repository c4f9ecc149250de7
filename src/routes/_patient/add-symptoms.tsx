import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';

export const Route = createFileRoute('/_patient/add-symptoms')({
  component: () => <NotBuilt title="Daily check-up" />,
});
