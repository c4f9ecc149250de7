import { Text } from '@mantine/core';
import { type IntakeSegment, intakeSections } from '#domain/intake/sections.ts';
import { formatTimeOfDay } from '#domain/values/dates.ts';
import classes from '../section-nav.module.css';
import { isUnsaved, useAllSectionStates } from './section-states.ts';
import { useSectionsWithDraft } from './sections-with-draft.ts';

/** Line with the number of unsaved sections in the intake, or the time of the last save. */
export function SavedLine({ opened }: { opened: ReadonlySet<IntakeSegment> }) {
  const sectionsWithDraft = useSectionsWithDraft();
  const openedCount = useAllSectionStates((states) => states.filter(([, state]) => isUnsaved(state)).length);
  const savedAt = useAllSectionStates((states) =>
    Math.max(0, ...states.map(([, state]) => state.savedAt ?? 0)),
  );
  const unopenedCount = intakeSections.filter(
    ({ segment, module }) => !opened.has(segment) && sectionsWithDraft?.has(module),
  ).length;
  const unsavedCount = openedCount + unopenedCount;
  const text =
    unsavedCount > 0
      ? `${unsavedCount} ${unsavedCount === 1 ? 'section is' : 'sections are'} not saved`
      : savedAt > 0
        ? `Saved ${formatTimeOfDay(savedAt)}. You can pause here.`
        : 'Everything is saved';
  return (
    <Text size="sm" className={classes.savedLine} data-unsaved={unsavedCount > 0 || undefined}>
      {sectionsWithDraft && text}
    </Text>
  );
}
