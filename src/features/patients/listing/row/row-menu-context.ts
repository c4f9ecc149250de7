import { createContext } from 'react';
import type { PatientRow } from '#features/patients/finder/patient-row.ts';

/** Opened menu: the patient of its row, and the button that opened it. */
export interface OpenedMenu {
  patient: PatientRow;
  button: HTMLElement;
  /** Resends the invitation of a pending patient. */
  onResend: (() => void) | undefined;
}

/** The menu that all rows share. */
interface RowMenus {
  /** Id of the patient whose menu is open. */
  openedFor: string | null;
  open: (menu: OpenedMenu) => void;
}

/** Opens the one menu of the list. A menu in each row would slow down scrolling. */
export const RowMenuContext = createContext<RowMenus>({ openedFor: null, open: () => {} });
