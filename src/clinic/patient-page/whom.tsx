import { bornOn } from '#domain/printed-record.ts';
import { fullName } from '#domain/values/full-name.ts';
import { Portrait } from '#ui/layout/portrait.tsx';
import classes from './whom.module.css';

export interface WhomProps {
  name: string;
  image?: string | null;
  /** What tells them from a namesake, a fact each: "Born 04-28-1986", an e-mail. Blank ones are left out. */
  facts: readonly string[];
}

/** Whom a question is about, beneath its documented words (decision 72): portrait, the uncut name, birth date. */
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
  /** Whom it is about. */
  patient: { firstName: string; lastName: string; profileImage: string; dob: string; email: string };
}

/** The same of a patient whose record is there. */
export function WhomPatient({ patient }: WhomPatientProps) {
  const { profileImage, dob, email } = patient;
  return <Whom name={fullName(patient)} image={profileImage} facts={[bornOn(dob), email]} />;
}
