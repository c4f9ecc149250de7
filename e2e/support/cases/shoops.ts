import { loadCase } from './fault-case.ts';
import { dashboardPage } from './pages.ts';

export const listShoops = loadCase(dashboardPage, 'We could not load your newest Shoop.', (page) =>
  page.getByText('20 mg a day'),
);
