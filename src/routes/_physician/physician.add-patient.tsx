import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AddPatient } from '#features/new-patient/add-patient.tsx';

export const Route = createFileRoute('/_physician/physician/add-patient')({
  component: function AddPatientRoute() {
    const navigate = useNavigate();
    return (
      <AddPatient
        // Called by the toast of an added patient, on whatever page is shown then.
        onAddAnother={() => void navigate({ to: '/physician/add-patient' })}
        onAdded={(email) => void navigate({ to: '/physician/list-patient', state: { addedPatient: email } })}
      />
    );
  },
});
