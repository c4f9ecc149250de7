import { useEffect, useMemo, useRef } from 'react';
import { warningsOf } from '#domain/shoops/safety/warnings.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { usePatientSafety } from './safety-provider.tsx';
import { useSettledMedicines } from './use-settled-medicines.ts';
import { WarningList } from './warning-list.tsx';

/** What looks mistaken in one medicine of the form, beneath it. It never stops a save (decision 65). */
export function MedicineWarnings({ index }: { index: number }) {
  const medicines = useSettledMedicines();
  const safety = usePatientSafety();
  const warnings = useMemo(
    () => warningsOf(medicines, safety).filter(({ medicine }) => medicine === index),
    [medicines, safety, index],
  );
  useSaidOnce(
    `Medicine ${index + 1}`,
    warnings.map(({ text }) => text),
  );
  return <WarningList title="Please check" about={`medicine ${index + 1}`} warnings={warnings} />;
}

/** Has a screen reader say what is new, once it is done with its sentence; what was there at first is read in passing. */
function useSaidOnce(about: string, texts: readonly string[]): void {
  const announce = useAnnounce();
  const said = useRef<readonly string[] | null>(null);
  const now = texts.join('\n');
  useEffect(() => {
    const all = now === '' ? [] : now.split('\n');
    const fresh = said.current === null ? [] : all.filter((text) => !said.current?.includes(text));
    said.current = all;
    if (fresh.length > 0) announce(`${about}, please check: ${fresh.join(' ')}`);
  }, [now, about, announce]);
}
