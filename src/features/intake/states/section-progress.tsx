import { Text } from '@mantine/core';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { formatTimeOfDay } from '#domain/values/dates.ts';
import classes from '../section-card.module.css';
import { SaveButton } from './save-button.tsx';
import { useSectionState } from './section-states.ts';

/**
 * Line below an opened section's title, on phones: its number, and its progress, the time of its
 * save, or that the save failed. The form's footer gives the reason.
 */
export function SectionProgress({ section: { segment } }: { section: IntakeSection }) {
  const number = intakeSections.findIndex((listed) => listed.segment === segment) + 1;
  const answeredText = useSectionState(segment, (state) =>
    state.answered ? `${state.answered.count} of ${state.answered.of} answered` : null,
  );
  const savedAt = useSectionState(segment, (state) => (state.isDirty ? null : state.savedAt));
  const hasFailed = useSectionState(segment, (state) => state.isDirty && state.hasFailed);
  const progressText = savedAt === null ? answeredText : `Saved ${formatTimeOfDay(savedAt)}`;
  const stateText = hasFailed ? 'Could not save' : progressText;
  return (
    <Text size="sm" className={classes.progress} data-failed={hasFailed || undefined}>
      {[`${number} of ${intakeSections.length}`, stateText].filter(Boolean).join(' · ')}
    </Text>
  );
}

/** Update next to an opened section's title, on phones, while it has unsaved changes. */
export function SectionUpdate({ section }: { section: IntakeSection }) {
  const isDirty = useSectionState(section.segment, (state) => state.isDirty);
  if (!isDirty || section.module === 'MyDocuments') return null;
  return <SaveButton section={section} className={classes.update} />;
}
