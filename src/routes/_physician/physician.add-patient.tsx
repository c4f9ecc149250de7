import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#features/shell/not-built.tsx';

export const Route = createFileRoute('/_physician/physician/add-patient')({
  component: () => <NotBuilt title="Add new patient" />,
});
