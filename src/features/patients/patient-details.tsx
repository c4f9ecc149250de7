import { Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { displayCellPhone, displayHomePhone, phoneDigits } from '#domain/values/phone.ts';
import classes from './patient-record.module.css';

interface PatientDetailsProps {
  patient: PatientProfile;
  /** Folded away on phones, where something else is to be done. */
  compact?: boolean;
  /** Where else one can go with this record. */
  action: ReactNode;
}

/** The rest of the header: diagnosis, MMR number, concerns, contacts (physician §2). */
export function PatientDetails({ patient, compact, action }: PatientDetailsProps) {
  const [unfolded, { toggle }] = useDisclosure(false);
  const listId = useId();
  const { primaryDiagnosis, mmrNumber, mmrExp, healthConcerns, homePhone, phone, email } = patient;
  return (
    <div className={classes.details} data-folded={(compact && !unfolded) || undefined}>
      {compact && (
        <Button
          className={classes.fold}
          variant="default"
          fullWidth
          justify="space-between"
          rightSection={<IconChevronDown aria-hidden />}
          aria-expanded={unfolded}
          aria-controls={listId}
          onClick={toggle}
        >
          Patient details
        </Button>
      )}
      <div id={listId} className={classes.foldable}>
        <dl className={classes.facts}>
          <Fact label="Primary diagnosis" missing="Primary diagnosis not added">
            {primaryDiagnosis}
          </Fact>
          {mmrNumber && mmrExp && <Fact label="MMR number">{`${mmrNumber}, expires ${mmrExp}`}</Fact>}
          <Fact label="Other health concerns" missing="No Concerns Added">
            {healthConcerns.join(', ')}
          </Fact>
          <Fact label="Home phone" missing="Home phone not added">
            {homePhone && <Anchor href={telephone(homePhone)}>{displayHomePhone(homePhone)}</Anchor>}
          </Fact>
          <Fact label="Cell phone" missing="Cell phone not added">
            {phone && <Anchor href={telephone(phone)}>{displayCellPhone(phone)}</Anchor>}
          </Fact>
          <Fact label="Email" missing="Email not added">
            {email && <Anchor href={`mailto:${encodeURIComponent(email)}`}>{email}</Anchor>}
          </Fact>
        </dl>
        <div className={classes.action}>{action}</div>
      </div>
    </div>
  );
}

const telephone = (number: string) => `tel:${phoneDigits(number)}`;

interface FactProps {
  label: string;
  /** What stands there when there is nothing to say. */
  missing?: string;
  children: ReactNode;
}

function Fact({ label, missing, children }: FactProps) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children || <em className={classes.missing}>{missing}</em>}</dd>
    </div>
  );
}
