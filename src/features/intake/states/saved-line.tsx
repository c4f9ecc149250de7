import { Text } from '@mantine/core';
import { type IntakeSegment, intakeSections } from '#domain/intake/sections.ts';
import { formatTimeOfDay } from '#domain/values/dates.ts';
import classes from '../section-nav.module.css';
import { useSectionsWithDraft } from './kept-sections.ts';
import { isUnsaved, useAllSectionStates } from './section-states.ts';

/** Line with the number of unsaved sections in the intake, or the time of the last save. */
export function SavedLine({ opened }: { opened: ReadonlySet<IntakeSegment> }) {
  const kept = useSectionsWithDraft();
  const here = useAllSectionStates((states) => states.filter(([, state]) => isUnsaved(state)).length);
  const savedAt = useAllSectionStates((states) =>
    Math.max(0, ...states.map(([, state]) => state.savedAt ?? 0)),
  );
  const left = intakeSections.filter(
    ({ segment, module }) => !opened.has(segment) && kept?.has(module),
  ).length;
  const many = here + left;
  const words =
    many > 0
      ? `${many} ${many === 1 ? 'section is' : 'sections are'} not saved`
      : savedAt > 0
        ? `Saved ${formatTimeOfDay(savedAt)}. You can pause here.`
        : 'Everything is saved';
  return (
    <Text size="sm" className={classes.saved} data-unsaved={many > 0 || undefined}>
      {kept && words}
    </Text>
  );
}
