import { createFileRoute } from '@tanstack/react-router';
import { storeOpener } from '../../-intake-opener.ts';
import { knownSegment } from '../../-intake-section.ts';

/** Edit Health Intake (physician §2). A loader that waits would keep the former patient shown. */
export const Route = createFileRoute('/_physician/_record/physician/update-profile/$patientId/{-$section}')({
  beforeLoad: (opening) => storeOpener(opening),
  loader: ({ params: { section } }) => ({
    current: section === undefined ? undefined : knownSegment(section),
  }),
});
