import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';

export const Route = createFileRoute('/_patient/patient-physician-profile/$id')({
  component: () => <NotBuilt title="Physician profile" />,
});
