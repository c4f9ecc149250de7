import { loadCase } from './fault-case.ts';

export const readDashboard = loadCase(
  { scenario: 'physician', path: 'physician/dashboard', heading: 'Your patients' },
  'We could not load the figures of your patients.',
  (page) => page.getByRole('region', { name: 'Total Patients' }).getByText('60'),
);
