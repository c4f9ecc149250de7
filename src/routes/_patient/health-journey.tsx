import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';

export const Route = createFileRoute('/_patient/health-journey')({
  component: () => <NotBuilt title="Health journey" />,
});
