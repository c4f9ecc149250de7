import { Text, Title } from '@mantine/core';
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

/** Names longer than this are set smaller, not truncated. */
const LONG_NAME = 60;

/** Sticky strip that shows whose record is open. */
export function PatientStrip({ patient, name, children }: PatientStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useStripHeight(strip);
  const facts = patient ? describePatient(patient) : [];
  return (
    <div ref={strip} className={classes.strip}>
      {patient?.deceased && <div aria-hidden className={`${classes.dead} ${deceasedClass}`} />}
      <div className={classes.who} data-deceased={patient?.deceased || undefined}>
        <Portrait image={patient?.profileImage} size="lg" />
        <div className={classes.words}>
          <Title
            order={1}
            size="h3"
            tabIndex={-1}
            className={classes.name}
            data-long={name.length > LONG_NAME || undefined}
          >
            <bdi>{name}</bdi>
          </Title>
          <Text size="sm" component="div" className={classes.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {/* Reserves the line while loading, so that the name does not move. */}
            {facts.length === 0 && '\u00a0'}
          </Text>
        </div>
      </div>
      {children}
    </div>
  );
}
