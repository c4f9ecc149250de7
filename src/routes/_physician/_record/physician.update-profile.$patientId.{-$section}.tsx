import { createFileRoute } from '@tanstack/react-router';
import { storeOpener } from '../../-intake-opener.ts';
import { intakeReads, knownSegment } from '../../-intake-section.ts';
import { patientReadAddress } from '../../-patient-read.ts';

/** Edit Health Intake (physician §2). A loader that waits would keep the former patient shown. */
export const Route = createFileRoute('/_physician/_record/physician/update-profile/$patientId/{-$section}')({
  // Sent while the code loads, if the visit begins here (src/app/read-ahead.ts).
  staticData: {
    reads: ({ patientId = '', section }) => [
      patientReadAddress(patientId),
      ...intakeReads(section, patientId),
    ],
  },
  beforeLoad: (opening) => storeOpener(opening),
  loader: ({ params: { section } }) => ({
    current: section === undefined ? undefined : knownSegment(section),
  }),
});
