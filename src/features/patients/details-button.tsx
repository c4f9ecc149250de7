import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { describePatient } from './describe-patient.ts';
import classes from './patient-details.module.css';
import { PatientFacts } from './patient-facts.tsx';

interface DetailsButtonProps {
  patient: PatientProfile;
  /** True where the page itself shows the details, if the window has room for them. */
  isNextToDetails: boolean;
}

/**
 * Button of the strip that shows the rest of the header, wherever the page is scrolled to.
 * Memoized, as its page is rendered again with each change of the alert.
 */
export const DetailsButton = memo(function DetailsButton({ patient, isNextToDetails }: DetailsButtonProps) {
  return (
    <Popover width="min(30rem, 90vw)" position="bottom-end" withArrow trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="sm"
          className={classes.button}
          data-next-to-details={isNextToDetails || undefined}
        >
          <span className={classes.buttonWord}>Details</span>
          <IconChevronDown aria-hidden size={18} />
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.popover}>
          <div>{describePatient(patient).join(' · ')}</div>
          <PatientFacts patient={patient} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
});
