import { type IntakeSegment, sectionBySegment } from '#domain/intake/sections.ts';
import { Page } from '#ui/page.tsx';
import { IntakeWizard } from './wizard.tsx';

/** The patient's own Health Intake page; texts of intake §2. */
export function HealthIntake({ current }: { current: IntakeSegment }) {
  const title = sectionBySegment(current)?.title ?? '';
  return (
    <Page
      title={`${title} · Health Intake`}
      heading="Health Intake"
      lead="Complete each section of the health form below. You will see a checkmark when a section is completed."
      width="wide"
    >
      <IntakeWizard current={current} />
    </Page>
  );
}
