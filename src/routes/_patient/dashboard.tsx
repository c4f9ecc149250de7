import { createFileRoute } from '@tanstack/react-router';
import { PatientDashboard } from '#features/dashboard/patient-dashboard.tsx';
import { NotificationsCard } from '#features/notifications/notifications-card.tsx';

export const Route = createFileRoute('/_patient/dashboard')({
  component: () => <PatientDashboard notifications={<NotificationsCard />} />,
});
