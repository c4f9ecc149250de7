import { lazy, Suspense, useMemo, useState } from 'react';
import type { PatientRow } from '#features/patients/finder/patient-row.ts';
import type { OpenedMenu } from './row-menu-context.ts';

/** Lazy: the menu's code loads with the first one that is opened. */
const RowMenu = lazy(async () => ({ default: (await import('./row-menu.tsx')).RowMenu }));

/**
 * Keeps the one menu that all rows share.
 * @returns the `value` of `RowMenuContext`, and the `menu` to render outside of the rows, whose
 * clicks and keys it must not trigger
 */
export function useRowMenu(onDelete: (patient: PatientRow) => void) {
  // Kept after it is closed, for the closing transition.
  const [lastMenu, setLastMenu] = useState<OpenedMenu | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openedFor = isOpen && lastMenu ? lastMenu.patient.id : null;
  const value = useMemo(
    () => ({
      openedFor,
      open(menu: OpenedMenu) {
        setLastMenu(menu);
        setIsOpen(true);
      },
    }),
    [openedFor],
  );
  const menu = lastMenu && (
    <Suspense>
      <RowMenu menu={lastMenu} opened={isOpen} onClose={() => setIsOpen(false)} onDelete={onDelete} />
    </Suspense>
  );
  return { value, menu };
}
