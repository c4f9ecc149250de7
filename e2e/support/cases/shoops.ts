import { type EndpointCase, loadCase, withRefusal } from './fault-case.ts';
import { dosingHistoryPage, recommendationsPage } from './pages.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

export const listShoops = loadCase(
  dosingHistoryPage,
  'We could not load your Dosing History.',
  (page) => page.getByText('20 mg a day'),
  { repeats: true },
);

export const listRecommendedShoops = {
  call: () => ({ query: { physicianId: 'physician' } }),
  ...withRefusal(
    loadCase(
      recommendationsPage,
      'We could not load the recommendations.',
      (page) => page.getByText('Frequency 1 · Hourly'),
      { repeats: true },
    ),
    'This physician’s profile is not open to you.',
  ),
} satisfies EndpointCase;
