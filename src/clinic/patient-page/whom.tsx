import { bornOn } from '#domain/printed-record.ts';
import { fullName } from '#domain/values/full-name.ts';
import { Portrait } from '#ui/layout/portrait.tsx';
import classes from './whom.module.css';

export interface WhomProps {
  name: string;
  image?: string | null;
  /** Facts that tell namesakes apart: "Born 04-28-1986", an e-mail. Empty ones are left out. */
  facts: readonly string[];
}

/** Identifies the person that a question is about: portrait, full name, facts (decision 72). */
export function Whom({ name, image, facts }: WhomProps) {
  return (
    <div className={classes.whom}>
      <Portrait image={image} size="lg" />
      <div className={classes.words}>
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

export interface WhomPatientProps {
  /** Patient that the question is about. */
  patient: { firstName: string; lastName: string; profileImage: string; dob: string; email: string };
}

/** Identifies a patient by portrait, name, birth date and e-mail. */
export function WhomPatient({ patient }: WhomPatientProps) {
  const { profileImage, dob, email } = patient;
  return <Whom name={fullName(patient)} image={profileImage} facts={[bornOn(dob), email]} />;
}
