import { IconDots } from '@tabler/icons-react';
import { use } from 'react';
import type { PatientRow } from '#features/patients/finder/patient-row.ts';
import { RowMenuContext } from './row-menu-context.ts';
import classes from './row-parts.module.css';

interface MenuButtonProps {
  patient: PatientRow;
  /** Resends the invitation of a pending patient. */
  onResend?: () => void;
}

/** Button that opens the menu of a row. */
export function MenuButton({ patient, onResend }: MenuButtonProps) {
  const { openedFor, open } = use(RowMenuContext);
  const label = `More actions for ${patient.fullName || 'No name'}`;
  return (
    <button
      type="button"
      className={classes.menu}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={openedFor === patient.id}
      data-control="more"
      onClick={(event) => open({ patient, button: event.currentTarget, onResend })}
    >
      <IconDots aria-hidden size={22} stroke={2} />
    </button>
  );
}
