import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { joinNames } from '#domain/values/names.ts';
import { displayCellPhone, displayHomePhone, phoneDigits } from '#domain/values/phone.ts';
import classes from './patient-details.module.css';

/** Rest of the header: diagnosis, MMR number, concerns, contacts (physician §2). */
export function PatientFacts({ patient }: { patient: PatientProfile }) {
  const { primaryDiagnosis, mmrNumber, mmrExp, healthConcerns, homePhone, phone, email } = patient;
  return (
    <>
      <dl className={classes.facts}>
        <Fact label="Primary diagnosis" missing="Primary diagnosis not added">
          {primaryDiagnosis}
        </Fact>
        {/* Only with its expiry (physician §2). */}
        {mmrNumber && mmrExp && (
          <Fact label="MMR number">
            {mmrNumber}, <span className={classes.unbroken}>expires {mmrExp}</span>
          </Fact>
        )}
        <Fact label="Other health concerns" missing="No Concerns Added">
          {joinNames(healthConcerns)}
        </Fact>
      </dl>
      <dl className={classes.contacts}>
        <Fact label="Home phone" missing="Home phone not added">
          {homePhone && <Anchor href={telephoneLink(homePhone)}>{displayHomePhone(homePhone)}</Anchor>}
        </Fact>
        <Fact label="Cell phone" missing="Cell phone not added">
          {phone && <Anchor href={telephoneLink(phone)}>{displayCellPhone(phone)}</Anchor>}
        </Fact>
        <Fact label="Email" missing="Email not added">
          {email && <Anchor href={`mailto:${encodeURIComponent(email)}`}>{email}</Anchor>}
        </Fact>
      </dl>
    </>
  );
}

const telephoneLink = (number: string) => `tel:${phoneDigits(number)}`;

interface FactProps {
  label: string;
  /** Placeholder for a missing value. */
  missing?: string;
  children: ReactNode;
}

/** Labelled value, or its placeholder. */
function Fact({ label, missing, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children || <em className={classes.missing}>{missing}</em>}</dd>
    </div>
  );
}
