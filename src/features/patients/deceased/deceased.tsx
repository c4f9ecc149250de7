import { Title, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { type DeathRecord, deathOf, deceasedCardId } from './death-record.ts';
import classes from './deceased.module.css';

// Lazy: most visits end before the form is opened.
const DeceasedForm = lazy(() => import('./deceased-form.tsx'));

interface DeceasedProps {
  patientId: string;
  patient: PatientProfile;
  /** True if a button that sends something to the patient may be directly above. */
  isNearSend: boolean;
}

/** Compares by value: both records are made by `deathOf`, with their keys in one order. */
const isSameDeath = (one: DeathRecord, other: DeathRecord) => JSON.stringify(one) === JSON.stringify(other);

/** Row below the tabs that expands to the form of Patient Deceased (physician §2, §4). */
export function Deceased({ patientId, patient, isNearSend }: DeceasedProps) {
  const storedDeath = deathOf(patient);
  /** Data that the form starts from. Another version mounts a new form. */
  const [formStart, setFormStart] = useState({ death: storedDeath, version: 0 });
  const [isDirty, setDirty] = useState(false);
  // State set during render: another physician's change replaces a form without unsaved changes.
  if (!isDirty && !isSameDeath(storedDeath, formStart.death))
    setFormStart({ death: storedDeath, version: formStart.version + 1 });
  const [isUnfolded, { toggle }] = useDisclosure(false);
  // State set during render: once mounted, a folded form stays mounted, with its unsaved changes.
  const [isFormMounted, setFormMounted] = useState(false);
  if (isUnfolded && !isFormMounted) setFormMounted(true);
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
      <FoldingHeader
        titleId={titleId}
        formId={isFormMounted ? formId : undefined}
        isUnfolded={isUnfolded}
        onToggle={toggle}
        remark={isDirty ? 'Not saved yet' : patient.deceased && 'Marked as deceased'}
      />
      {isFormMounted && (
        <div id={formId} hidden={!isUnfolded} className={classes.form}>
          <Suspense fallback={<ListSkeleton rows={1} label="Loading the form" />}>
            <DeceasedForm
              key={formStart.version}
              patientId={patientId}
              patient={patient}
              onDirtyChange={setDirty}
              // Keeps the version: the form that was saved stays mounted.
              onSaved={(death) => setFormStart({ ...formStart, death })}
            />
          </Suspense>
        </div>
      )}
    </section>
  );
}

interface FoldingHeaderProps {
  titleId: string;
  /** Id of the form; undefined before it is mounted. */
  formId: string | undefined;
  isUnfolded: boolean;
  onToggle: () => void;
  /** State of the folded form. */
  remark: string | false;
}

/** Title, which folds and unfolds the form, and the state of a folded form. */
function FoldingHeader({ titleId, formId, isUnfolded, onToggle, remark }: FoldingHeaderProps) {
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
