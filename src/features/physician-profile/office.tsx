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
        {/* Encoded, since a "?" in the address would begin headers such as a subject. */}
        {officeEmail && <Anchor href={`mailto:${encodeURIComponent(officeEmail)}`}>{officeEmail}</Anchor>}
      </Contact>
    </dl>
  );
}

/** Formats a phone number. A text that has more, such as an extension, stays as it is. */
const formatNumber = (number: string) => (readsAsPhone(number) ? displayHomePhone(number) : number);

/**
 * Returns the digits to dial. An extension is left out, since its digits would become part of the
 * number: '(555) 010-0123 ext. 45' gives '5550100123'.
 */
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
