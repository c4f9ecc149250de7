import { Title, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { type DeathRecord, deathOf, deceasedCardId } from './death.ts';
import classes from './deceased.module.css';

// Lazy: most visits end before the form is opened.
const DeceasedForm = lazy(() => import('./deceased-form.tsx'));

interface DeceasedProps {
  patientId: string;
  patient: PatientProfile;
  /** True if a button that sends something to the patient may be directly above. */
  isNearSend: boolean;
}

const isSame = (one: DeathRecord, other: DeathRecord) => JSON.stringify(one) === JSON.stringify(other);

/** Row below the tabs that expands to the form of Patient Deceased (physician §2, §4). */
export function Deceased({ patientId, patient, isNearSend }: DeceasedProps) {
  const stored = deathOf(patient);
  const [known, setKnown] = useState({ death: stored, version: 0 });
  const [isTouched, setTouched] = useState(false);
  // Set during render: another physician's change replaces a form without unsaved changes.
  if (!isTouched && !isSame(stored, known.death)) setKnown({ death: stored, version: known.version + 1 });
  const [isUnfolded, { toggle }] = useDisclosure(false);
  // Once mounted, a collapsed form stays mounted, with its unsaved changes.
  const [isOpened, setOpened] = useState(false);
  if (isUnfolded && !isOpened) setOpened(true);
  const [titleId, formId] = [useId(), useId()];
  return (
    <section
      id={deceasedCardId}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes.section}
      data-near-send={isNearSend || undefined}
      data-no-print
    >
      <FoldingHead
        titleId={titleId}
        formId={isOpened ? formId : undefined}
        isUnfolded={isUnfolded}
        onToggle={toggle}
        remark={isTouched ? 'Not saved yet' : patient.deceased && 'Marked as deceased'}
      />
      {isOpened && (
        <div id={formId} hidden={!isUnfolded} className={classes.form}>
          <Suspense fallback={<ListSkeleton rows={1} label="Loading the form" />}>
            <DeceasedForm
              key={known.version}
              patientId={patientId}
              patient={patient}
              onTouched={setTouched}
              onSaved={(death) => setKnown({ ...known, death })}
            />
          </Suspense>
        </div>
      )}
    </section>
  );
}

interface FoldingHeadProps {
  titleId: string;
  /** Id of the form; undefined before it is mounted. */
  formId: string | undefined;
  isUnfolded: boolean;
  onToggle: () => void;
  /** State of the folded form. */
  remark: string | false;
}

function FoldingHead({ titleId, formId, isUnfolded, onToggle, remark }: FoldingHeadProps) {
  return (
    <div className={classes.head}>
      <Title order={2} size="h5" id={titleId}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isUnfolded}
          aria-controls={formId}
          onClick={onToggle}
        >
          Patient Deceased
          <IconChevronDown aria-hidden size={20} className={classes.chevron} />
        </UnstyledButton>
      </Title>
      {remark && !isUnfolded && <span className={classes.remark}>{remark}</span>}
    </div>
  );
}
