import { createFileRoute } from '@tanstack/react-router';
import { PhysicianDashboard } from '#features/dashboard/physician-dashboard.tsx';
import { NotificationsCard } from '#features/notifications/notifications-card.tsx';
import { PatientSearch } from '#features/patients/finder/patient-search.tsx';

export const Route = createFileRoute('/_physician/physician/dashboard')({
  component: () => (
    <PhysicianDashboard
      finder={<PatientSearch />}
      notifications={<NotificationsCard title="News from your patients" isWide />}
    />
  ),
});
