import { useEffect, useMemo, useRef } from 'react';
import { doseWarningsAt } from '#domain/shoops/safety/incomplete-lines.ts';
import { warningsOf } from '#domain/shoops/safety/warnings.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { RestoreHourlyNote } from './restore-hourly-note.tsx';
import { usePatientSafety } from './safety-provider.tsx';
import { useDebouncedMedicines } from './use-debounced-medicines.ts';
import { WarningList } from './warning-list.tsx';

/**
 * Dose warnings below a medicine of the form. They never prevent a save (decision 65). It also
 * announces incomplete warnings, which `IncompleteWarnings` shows for the whole Shoop.
 */
export function MedicineWarnings({ index }: { index: number }) {
  const medicines = useDebouncedMedicines();
  const safety = usePatientSafety();
  const warnings = useMemo(
    () => warningsOf(medicines, safety).filter(({ medicine }) => medicine === index),
    [medicines, safety, index],
  );
  useAnnounceNew(
    `Medicine ${index + 1}`,
    warnings.map(({ text }) => text),
  );
  const doseWarnings = doseWarningsAt(warnings, index);
  return (
    <>
      <RestoreHourlyNote path={`shoop.${index}`} />
      <WarningList title="Please check" about={`medicine ${index + 1}`} warnings={doseWarnings} />
    </>
  );
}

/** Announces new texts politely, except those of the first render. */
function useAnnounceNew(about: string, texts: readonly string[]): void {
  const announce = useAnnounce();
  const announcedTexts = useRef<readonly string[] | null>(null);
  // A text, so that the effect runs for new texts and not for a new array of the same.
  const joinedTexts = texts.join('\n');
  useEffect(() => {
    const currentTexts = joinedTexts === '' ? [] : joinedTexts.split('\n');
    const newTexts =
      announcedTexts.current === null
        ? []
        : currentTexts.filter((text) => !announcedTexts.current?.includes(text));
    announcedTexts.current = currentTexts;
    if (newTexts.length > 0) announce(`${about}, please check: ${newTexts.join(' ')}`);
  }, [joinedTexts, about, announce]);
}
