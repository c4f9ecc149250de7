import { formatBirthDateLine } from '#domain/printed-record.ts';
import { fullName } from '#domain/values/full-name.ts';
import { Portrait } from '#ui/layout/portrait.tsx';
import classes from './person-identity.module.css';

export interface PersonIdentityProps {
  name: string;
  image?: string | null;
  /** Facts that tell namesakes apart: "Born 04-28-1986", an e-mail. Empty ones are left out. */
  facts: readonly string[];
}

/** Identifies the person that a question is about: portrait, full name, facts (decision 72). */
export function PersonIdentity({ name, image, facts }: PersonIdentityProps) {
  return (
    <div className={classes.identity}>
      <Portrait image={image} size="lg" />
      <div className={classes.text}>
        <bdi className={classes.name}>{name}</bdi>
        {facts.filter(Boolean).map((fact) => (
          <div key={fact} className={classes.fact}>
            {fact}
          </div>
        ))}
      </div>
    </div>
  );
}

export interface PatientIdentityProps {
  /** Patient that the question is about. */
  patient: { firstName: string; lastName: string; profileImage: string; dob: string; email: string };
}

/** Identifies a patient by portrait, name, birth date and e-mail. */
export function PatientIdentity({ patient }: PatientIdentityProps) {
  const { profileImage, dob, email } = patient;
  return (
    <PersonIdentity name={fullName(patient)} image={profileImage} facts={[formatBirthDateLine(dob), email]} />
  );
}
