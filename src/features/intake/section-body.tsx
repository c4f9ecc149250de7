import { Stack } from '@mantine/core';
import { hasQuestionnaire } from '#domain/intake/questionnaires.ts';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { SectionActions } from './section-actions.tsx';
import { SectionForm } from './section-form.tsx';

interface SectionBodyProps {
  section: IntakeSection;
  onSaved: () => void;
}

/** What an opened section holds: its form, or the plain word that there is none yet. */
export function SectionBody({ section, onSaved }: SectionBodyProps) {
  if (hasQuestionnaire(section)) return <SectionForm section={section} onSaved={onSaved} />;
  return (
    <Stack gap="xl">
      <InlineNotice kind="info" title="This section is not built yet.">
        You can go on with the other sections. Nothing is missing from what you have saved.
      </InlineNotice>
      <SectionActions section={section} />
    </Stack>
  );
}
