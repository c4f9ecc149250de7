import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointQuery } from '#api/query.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import type { Asked } from './asked.ts';
import { PreviewBody } from './preview-body.tsx';

interface SendPreviewProps {
  patientId: string;
  /** What is to be sent; null while nothing is. */
  asked: Asked | null;
  onClose: (isSent: boolean) => void;
}

/** What the patient will read, before it is sent. Escape and the cross lead back. */
export function SendPreview({ patientId, asked, onClose }: SendPreviewProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const { data } = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  return (
    <Modal
      opened={asked !== null}
      onClose={() => onClose(false)}
      title={data?.deceased ? 'Send a Shoop to a patient who has died?' : 'Send this Shoop?'}
      size="xl"
      fullScreen={isPhone}
      radius={isPhone ? 0 : undefined}
    >
      {asked && <Contents key={patientId} patientId={patientId} asked={asked} onClose={onClose} />}
    </Modal>
  );
}

/**
 * Lives as long as the dialog is open, and asks again each time: somebody may have died since the page was opened. The
 * dialog draws it a frame later than itself: what was asked for outside might have failed meanwhile, unnoticed.
 */
function Contents({ asked, ...rest }: SendPreviewProps & { asked: Asked }) {
  const { patientId } = rest;
  const query = useQuery({
    ...endpointQuery(readPatient, { query: { patientId } }),
    refetchOnMount: 'always',
  });
  return (
    <Loaded
      query={query}
      what="the patient"
      hint="Nothing is sent."
      skeleton={<CardSkeleton label="Loading the patient" lines={6} />}
    >
      {(patient) => <PreviewBody {...rest} asked={asked} patient={patient} />}
    </Loaded>
  );
}
