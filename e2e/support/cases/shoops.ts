import { type EndpointCase, loadCase, orRefused } from './fault-case.ts';
import { dosingHistoryPage, recommendedPage } from './pages.ts';

export const listShoops = loadCase(
  dosingHistoryPage,
  'We could not load your Dosing History.',
  (page) => page.getByText('20 mg a day'),
  { repeats: true },
);

export const listRecommendedShoops = {
  call: () => ({ query: { physicianId: 'physician' } }),
  ...orRefused(
    loadCase(
      recommendedPage,
      'We could not load the recommendations.',
      (page) => page.getByText('Frequency 1 · Hourly'),
      { repeats: true },
    ),
    'This physician’s profile is not open to you.',
  ),
} satisfies EndpointCase;
