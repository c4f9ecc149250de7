import { loadCase } from './fault-case.ts';

const dashboard = { scenario: 'half-done', path: 'dashboard', heading: 'Welcome, Grace' } as const;

export const listShoops = loadCase(dashboard, 'We could not load your newest Shoop.', (page) =>
  page.getByText('20 mg a day'),
);
