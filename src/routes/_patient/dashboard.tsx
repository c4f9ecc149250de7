import { createFileRoute } from '@tanstack/react-router';
import { PatientDashboard } from '#features/dashboard/patient-dashboard.tsx';

export const Route = createFileRoute('/_patient/dashboard')({ component: PatientDashboard });
