import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AddPatient } from '#features/new-patient/add-patient.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email of a patient who was just added, left for the listing to show who it is, once. */
    addedPatient?: string;
  }
}

export const Route = createFileRoute('/_physician/physician/add-patient')({
  component: function AddPatientRoute() {
    const navigate = useNavigate();
    return (
      <AddPatient
        onAdded={(email) => void navigate({ to: '/physician/list-patient', state: { addedPatient: email } })}
      />
    );
  },
});
