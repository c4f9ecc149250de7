import { createFileRoute } from '@tanstack/react-router';
import { PatientDashboard } from '#features/dashboard/patient-dashboard.tsx';
import { NotificationsCard } from '#features/notifications/notifications-card.tsx';

export const Route = createFileRoute('/_patient/dashboard')({
  // Sent while the code loads, if the visit begins here (src/app/read-ahead.ts).
  staticData: {
    reads: () => ['intake/status', 'dashboard/healthCheckUp', 'dashboard/shoops', 'dashboard/physician'],
  },
  component: () => <PatientDashboard notifications={<NotificationsCard />} />,
});
