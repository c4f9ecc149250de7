import { createFileRoute, useLocation } from '@tanstack/react-router';
import { CheckUp } from '#features/check-up/check-up.tsx';

export const Route = createFileRoute('/_patient/add-symptoms')({
  component: function AddSymptomsRoute() {
    const query = useLocation().searchStr;
    // The query presets the first answer (decision 24), so another query opens a new form.
    return <CheckUp key={query} query={query} />;
  },
});
