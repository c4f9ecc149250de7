import { Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FixedHead, Page } from '#ui/layout/page.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { CheckUpSaved } from './check-up-saved.tsx';
import classes from './journey.module.css';
import { JourneyRecord } from './journey-record.tsx';

interface HealthJourneyProps {
  /** Patient whose journey a physician views; undefined for the current user's own. */
  patientId?: string;
}

/** Heading of the patient's own page. */
export const journeyHead: FixedHead = { heading: 'Check Your Health Journey!', width: 'wide' };

/** Check-ups of a patient over time: a page, or the physician's tab (accounts §2.15). */
export function HealthJourney({ patientId }: HealthJourneyProps) {
  if (patientId !== undefined) {
    return (
      <section aria-labelledby="health-journey" className={classes.journey}>
        <Title order={2} id="health-journey">
          Check Patient Health Journey!
        </Title>
        <JourneyRecord patientId={patientId} emptyText="This patient has not logged a check-up." />
      </section>
    );
  }
  return (
    <Page title="Health Journey" {...journeyHead}>
      <div className={classes.journey}>
        <CheckUpSaved />
        <JourneyRecord
          emptyText="Log how you are each day, and your journey grows here: what you took, how you felt, what helped."
          action={
            <LinkButton to="/add-symptoms" leftSection={<IconPlus aria-hidden size={20} stroke={2} />}>
              Log a check-up
            </LinkButton>
          }
        />
      </div>
    </Page>
  );
}
