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
  const place = intakeSections.findIndex((known) => known.segment === segment) + 1;
  const answered = useSectionState(segment, (state) =>
    state.answered ? `${state.answered.count} of ${state.answered.of} answered` : null,
  );
  const savedAt = useSectionState(segment, (state) => (state.dirty ? null : state.savedAt));
  const hasFailed = useSectionState(segment, (state) => state.dirty && state.failed);
  const saved = savedAt === null ? answered : `Saved ${formatTimeOfDay(savedAt)}`;
  const more = hasFailed ? 'Could not save' : saved;
  return (
    <Text size="sm" className={classes.place} data-failed={hasFailed || undefined}>
      {[`${place} of ${intakeSections.length}`, more].filter(Boolean).join(' · ')}
    </Text>
  );
}

/** Update next to an opened section's title, on phones, while it has unsaved changes. */
export function SectionUpdate({ section }: { section: IntakeSection }) {
  const dirty = useSectionState(section.segment, (state) => state.dirty);
  if (!dirty || section.module === 'MyDocuments') return null;
  return <SaveButton section={section} className={classes.update} />;
}
