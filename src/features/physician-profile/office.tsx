import { Anchor } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { readPhysician } from '#api/endpoints/accounts/physicians.ts';
import { displayHomePhone, phoneDigits, readsAsPhone } from '#domain/values/phone.ts';
import classes from './physician-profile.module.css';

interface OfficeProps {
  physician: Pick<ReplyOf<typeof readPhysician>, 'officeNumber' | 'officeEmail'>;
}

/** Contacts of the practice; unknown ones say "Not Set" (physician §8). */
export function Office({ physician: { officeNumber, officeEmail } }: OfficeProps) {
  return (
    <dl className={classes.office}>
      <Contact label="Office number" Icon={IconPhone}>
        {officeNumber && (
          <Anchor href={`tel:${dialableDigits(officeNumber)}`}>{formatNumber(officeNumber)}</Anchor>
        )}
      </Contact>
      <Contact label="Office email" Icon={IconMail}>
        {officeEmail && <Anchor href={`mailto:${encodeURIComponent(officeEmail)}`}>{officeEmail}</Anchor>}
      </Contact>
    </dl>
  );
}

/** Formats a phone number; a text with more, as an extension, stays as it is. */
const formatNumber = (number: string) => (readsAsPhone(number) ? displayHomePhone(number) : number);

/** Returns the digits to dial without an extension, which would become part of the number. */
const dialableDigits = (number: string) => phoneDigits(number.replace(/[^\d\s()+.\p{Pd}].*/u, ''));

interface ContactProps {
  label: string;
  Icon: typeof IconPhone;
  children: ReactNode;
}

/** Labelled contact, or "Not Set". */
function Contact({ label, Icon, children }: ContactProps) {
  return (
    <div className={classes.contact}>
      <dt className={classes.label}>
        <Icon aria-hidden className={classes.icon} stroke={1.75} />
        {label}
      </dt>
      <dd className={classes.value}>{children || <em className={classes.missing}>Not Set</em>}</dd>
    </div>
  );
}
