import type { ReactNode } from 'react';
import { Page } from '#ui/layout/page.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';

/**
 * Where a physician lands: their own patients, and the way to each one's Health Intake.
 * @param patients whom they treat
 */
export function PhysicianDashboard({ patients }: { patients: ReactNode }) {
  return (
    <Page
      title="Dashboard"
      heading="Your patients"
      width="wide"
      actions={
        <LinkButton to="/physician/add-patient" variant="default">
          Add New Patient
        </LinkButton>
      }
    >
      {patients}
    </Page>
  );
}
