import { useNavigate } from '@tanstack/react-router';
import { Page } from '#ui/layout/page.tsx';
import { CheckUpForm } from './check-up-form.tsx';

interface CheckUpProps {
  /** The URL's raw query: "yes" anywhere in it preselects yes (decision 24). */
  query: string;
}

/** Page of the daily check-up, /add-symptoms. */
export function CheckUp({ query }: CheckUpProps) {
  const navigate = useNavigate();
  return (
    <Page
      title="Daily check-up"
      lead="It takes about a minute, and helps you and your physician see what works."
    >
      <CheckUpForm
        initialAnswer={query.includes('yes') ? 'yes' : 'no'}
        onSaved={() => navigate({ to: '/health-journey', state: { checkUpSaved: true } })}
      />
    </Page>
  );
}
