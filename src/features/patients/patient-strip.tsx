import { Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { deceasedClass } from '#clinic/deceased/deceased-class.ts';
import { Portrait } from '#ui/layout/portrait.tsx';
import { describePatient } from './describe-patient.ts';
import classes from './patient-strip.module.css';
import { useStripHeight } from './use-strip-height.ts';

interface PatientStripProps {
  /** Undefined while loading. */
  patient: PatientProfile | undefined;
  name: string;
  /** Further content of the strip. */
  children?: ReactNode;
}

/** Names with more characters are set smaller, not truncated. */
const LONG_NAME_LENGTH = 60;

/** Sticky strip that shows whose record is open. */
export function PatientStrip({ patient, name, children }: PatientStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useStripHeight(strip);
  const isDeceased = patient?.deceased || undefined;
  return (
    <div ref={strip} className={classes.strip}>
      {isDeceased && <div aria-hidden className={`${classes.deceasedPattern} ${deceasedClass}`} />}
      <div className={classes.identity} data-deceased={isDeceased}>
        <Portrait image={patient?.profileImage} size="md" />
        <div className={classes.text}>
          <Title
            order={1}
            size="h4"
            tabIndex={-1}
            className={classes.name}
            data-long={name.length > LONG_NAME_LENGTH || undefined}
          >
            <bdi>{name}</bdi>
          </Title>
          <FactsLine patient={patient} />
        </div>
      </div>
      {children}
    </div>
  );
}

/** Facts in one line. Those that do not fit are left to *Details*, but a death is always whole. */
function FactsLine({ patient }: Pick<PatientStripProps, 'patient'>) {
  return (
    <div className={classes.facts}>
      {patient && describePatient(patient).map((fact) => <span key={fact}>{fact}</span>)}
      {patient?.primaryDiagnosis && <span className={classes.diagnosis}>{patient.primaryDiagnosis}</span>}
    </div>
  );
}
