import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { openingSegment } from '#domain/intake/progress.ts';
import type { IntakeSegment } from '#domain/intake/sections.ts';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { useIsShown } from '#ui/reading/visibility.ts';
import { useSubject } from './subject.ts';
import { IntakeWizard } from './wizard.tsx';

/**
 * A patient's intake, as one tab of a page (physician §2).
 * @param section section in the URL; undefined while another tab is shown
 */
export default function PatientIntake({ section }: { section: IntakeSegment | undefined }) {
  const [lastSection, setLastSection] = useState(section);
  const [opensAtTop] = useState(section === undefined);
  // State set during render: another tab hides the intake, and must not unmount its section.
  if (section !== undefined && section !== lastSection) setLastSection(section);
  const current = section ?? lastSection;
  return current === undefined ? (
    <RedirectToFirstIncomplete />
  ) : (
    <IntakeWizard current={current} opensAtTop={opensAtTop} />
  );
}

/** Redirects to the first incomplete section, or the first of all if the status is unknown. */
function RedirectToFirstIncomplete() {
  const { scope, linkTo } = useSubject();
  const { data, isPending } = useQuery(endpointQuery(readIntakeStatus, { subject: scope }));
  const navigate = useNavigate();
  const isShown = useIsShown();
  useEffect(() => {
    if (isPending || !isShown) return;
    void navigate({ ...linkTo(openingSegment(data?.sections)), replace: true, resetScroll: false });
  }, [isPending, isShown, data, linkTo, navigate]);
  return <CardSkeleton label="Loading the Health Intake" lines={8} />;
}
