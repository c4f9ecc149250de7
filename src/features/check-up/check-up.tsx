import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type FixedHead, Page } from '#ui/layout/page.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';

const CheckUpForm = lazyPart(async () => (await import('./check-up-form.tsx')).CheckUpForm);

interface CheckUpProps {
  /** The URL's raw query: "yes" anywhere in it preselects yes (decision 24). */
  query: string;
}

/** Heading of the page. */
export const checkUpHead: FixedHead = {
  heading: 'Daily check-up',
  lead: 'It takes about a minute, and helps you and your physician see what works.',
};

/** Page of the daily check-up, /add-symptoms. */
export function CheckUp({ query }: CheckUpProps) {
  const navigate = useNavigate();
  return (
    <Page title={checkUpHead.heading} {...checkUpHead}>
      <Suspense fallback={<CardSkeleton label="Loading the check-up" lines={2} />}>
        <CheckUpForm
          initialAnswer={query.includes('yes') ? 'yes' : 'no'}
          onSaved={() => navigate({ to: '/health-journey', state: { checkUpSaved: true } })}
        />
      </Suspense>
    </Page>
  );
}
