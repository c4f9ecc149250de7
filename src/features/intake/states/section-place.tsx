import { Text } from '@mantine/core';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { formatTimeOfDay } from '#domain/values/dates.ts';
import classes from '../section-card.module.css';
import { SaveButton } from './save-button.tsx';
import { useSectionState } from './section-states.ts';

/**
 * On a phone, under an opened section's title: which of all it is, and how far it is answered, when it was saved, or that it
 * could not be, which the foot of the form explains.
 */
export function SectionPlace({ section: { segment } }: { section: IntakeSection }) {
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

/** On a phone, beside an opened section's title, once something in it is unsaved: it can be saved from anywhere in it. */
export function SectionUpdate({ section }: { section: IntakeSection }) {
  const dirty = useSectionState(section.segment, (state) => state.dirty);
  if (!dirty || section.module === 'MyDocuments') return null;
  return <SaveButton section={section} className={classes.update} />;
}
