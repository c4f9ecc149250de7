import { useIntersection } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { Card } from '#ui/layout/card.tsx';
import { ListShape, ListSkeleton } from '#ui/loading/skeletons.tsx';
import { type Death, deathOf, deceasedCardId } from './death.ts';

// The questions' code comes when the foot of the page does: most visits end before it.
const DeceasedForm = lazy(() => import('./deceased-form.tsx'));
const comesNear = { rootMargin: '50% 0px' };

interface DeceasedProps {
  patientId: string;
  patient: PatientProfile;
}

const isSame = (one: Death, other: Death) => JSON.stringify(one) === JSON.stringify(other);

/** Below the tabs: whether the patient is still alive (physician §2, §4). */
export function Deceased({ patientId, patient }: DeceasedProps) {
  const stored = deathOf(patient);
  const [known, setKnown] = useState({ death: stored, version: 0 });
  const [isTouched, setTouched] = useState(false);
  // What somebody else has said of it takes the place of a form that nobody has touched.
  if (!isTouched && !isSame(stored, known.death)) setKnown({ death: stored, version: known.version + 1 });
  const { ref, entry } = useIntersection<HTMLDivElement>(comesNear);
  const [isNear, setNear] = useState(false);
  if (entry?.isIntersecting && !isNear) setNear(true);
  const skeleton = <ListSkeleton rows={1} label="Loading the form" />;
  return (
    <div ref={ref} data-no-print>
      <Card title="Patient Deceased" id={deceasedCardId} takesFocus>
        {isNear ? (
          <Suspense fallback={skeleton}>
            <DeceasedForm
              key={known.version}
              patientId={patientId}
              patient={patient}
              onTouched={setTouched}
              onSaved={(death) => setKnown({ ...known, death })}
            />
          </Suspense>
        ) : (
          // Not marked as loading: nothing is on its way yet.
          <ListShape rows={1} />
        )}
      </Card>
    </div>
  );
}
