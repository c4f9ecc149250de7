import { SimpleGrid } from '@mantine/core';
import { useSession } from '#api/use-session.ts';
import { Page } from '#ui/page.tsx';
import { CheckUpCard } from './check-up-card.tsx';
import { IntakeCard } from './intake-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';

/** Where a patient lands: how the intake stands, today's check-up, what is new (decision 25). */
export function PatientDashboard() {
  const firstName = useSession()?.user.firstName;
  return (
    <Page
      title="Dashboard"
      heading={firstName ? `Welcome, ${firstName}` : 'Welcome'}
      lead="Take your time: what you have saved stays."
      width="wide"
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <IntakeCard />
        <SimpleGrid cols={1} spacing="lg">
          <CheckUpCard />
          <NotificationsCard />
        </SimpleGrid>
      </SimpleGrid>
    </Page>
  );
}
