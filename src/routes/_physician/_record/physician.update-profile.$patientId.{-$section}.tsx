import { createFileRoute } from '@tanstack/react-router';
import { noteOpener } from '../../-intake-opener.ts';
import { intakeReads, knownSegment } from '../../-intake-section.ts';
import { patientRead } from '../../-patient-read.ts';

/** The same page at Edit Health Intake (physician §2). Nothing is waited for: the former patient's page would stay meanwhile. */
export const Route = createFileRoute('/_physician/_record/physician/update-profile/$patientId/{-$section}')({
  staticData: {
    reads: ({ patientId = '', section }) => [patientRead(patientId), ...intakeReads(section, patientId)],
  },
  beforeLoad: (opening) => noteOpener(opening),
  loader: ({ params: { section } }) => ({
    current: section === undefined ? undefined : knownSegment(section),
  }),
});
