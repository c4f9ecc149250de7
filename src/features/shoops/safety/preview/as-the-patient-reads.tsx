import { Stack, Title } from '@mantine/core';
import { RecommendationCard } from '#clinic/shoops/recommendation-card.tsx';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

interface AsThePatientReadsProps {
  /** Name of the patient. */
  name: string;
  /** Recommendation as the patient reads it; null if the patient could not read all of it. */
  recommendation: Recommendation | null;
}

/** Shoop as the patient will read it, or an error if it cannot be sent. */
export function AsThePatientReads({ name, recommendation }: AsThePatientReadsProps) {
  if (!recommendation) {
    return (
      <InlineNotice kind="error" title="This cannot be sent as it is.">
        {name} would not be able to read all of it. Nothing is sent; please go back and look through it.
      </InlineNotice>
    );
  }
  return (
    <Stack component="section" gap="sm" aria-labelledby="what-the-patient-reads">
      <Title order={3} size="h4" id="what-the-patient-reads">
        What {name} will read
      </Title>
      <RecommendationCard recommendation={recommendation} titleOrder={4} showsAdminNotes showsWholeDay />
    </Stack>
  );
}
