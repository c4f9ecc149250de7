import { Stack } from '@mantine/core';
import { LinkButton } from '#ui/links/link-button.tsx';

/** What is open of the record: the read-only profile, the intake to change, or the check-ups. */
export type RecordView = 'profile' | 'intake' | 'journey';

/** Names of physician §2, 'Five radio tabs'; the others come later. */
export const viewTitles: Record<RecordView, string> = {
  profile: 'Patient Profile',
  intake: 'Edit Health Intake',
  journey: 'Health Journey',
};

interface RecordViewsProps {
  patientId: string;
  view: RecordView;
}

/** The ways through one patient's record; the router marks the one that is open. */
export function RecordViews({ patientId, view }: RecordViewsProps) {
  const variantOf = (name: RecordView) => (name === view ? 'light' : 'default');
  return (
    <nav aria-label="Parts of the record">
      <Stack gap="xs">
        <LinkButton
          variant={variantOf('profile')}
          to="/physician/patient-profile/$patientId"
          params={{ patientId }}
          activeOptions={{ exact: true }}
        >
          {viewTitles.profile}
        </LinkButton>
        <LinkButton
          variant={variantOf('intake')}
          to="/physician/update-profile/$patientId/{-$section}"
          params={{ patientId, section: undefined }}
        >
          {viewTitles.intake}
        </LinkButton>
        <LinkButton
          variant={variantOf('journey')}
          to="/physician/patient-profile/$patientId"
          params={{ patientId }}
          search={{ view: 'journey' }}
          activeOptions={{ exact: true }}
        >
          {viewTitles.journey}
        </LinkButton>
      </Stack>
    </nav>
  );
}
