import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';

export const Route = createFileRoute('/_physician/physician/patient-profile/$patientId')({
  component: () => <NotBuilt title="Patient profile" />,
});
