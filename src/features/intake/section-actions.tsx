import { Button } from '@mantine/core';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { formatTimeOfDay } from '#domain/values/dates.ts';
import type { Parts } from '#questionnaire/parts/use-parts.ts';
import type { SaveState } from '#questionnaire/save-state.ts';
import { UpdateActions } from '#questionnaire/update-actions.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { usePathLink } from '#ui/links/use-path-link.ts';
import { useOpenedFrom } from './opened-from.ts';
import { useSectionState } from './states/section-states.ts';
import { useSubject } from './subject.ts';

/** The save state is absent where there is nothing to save. */
interface SectionActionsProps extends Partial<SaveState> {
  section: IntakeSection;
  /** Where the reader is in a section that goes part by part. */
  parts?: Parts | null;
}

/** Before the first section lies the page that the intake was opened from (decision 55). */
function BackOut() {
  const link = usePathLink(useOpenedFrom());
  return (
    <Button component="a" variant="default" {...link}>
      Back
    </Button>
  );
}

function BackTo({ previous }: { previous: IntakeSection | undefined }) {
  const { linkTo } = useSubject();
  if (!previous) return <BackOut />;
  return (
    <LinkButton variant="default" {...linkTo(previous.segment)} resetScroll={false}>
      Back
    </LinkButton>
  );
}

function NextTo({ next }: { next: IntakeSection | undefined }) {
  const { linkTo, review } = useSubject();
  if (!next)
    return (
      <LinkButton variant="default" {...review.link}>
        Next
      </LinkButton>
    );
  return (
    <LinkButton variant="default" {...linkTo(next.segment)} resetScroll={false}>
      Next
    </LinkButton>
  );
}

/** What is said beside Update: what it is going to do, or has done. */
function useWords({ segment }: IntakeSection, next: string | undefined) {
  const savedAt = useSectionState(segment, (state) => state.savedAt);
  return {
    untouched: 'Update becomes available when you change an answer.',
    saved: savedAt === null ? undefined : `Saved ${formatTimeOfDay(savedAt)}.`,
    touched: 'You have unsaved answers.',
    saving: 'Saving your answers.',
    outcome: next && `Update saves them and opens ${next}.`,
  };
}

/** Back and Next are always there, before the first section and after the last one too (decision 27). */
export function SectionActions({ section, parts, ...state }: SectionActionsProps) {
  const place = intakeSections.findIndex(({ segment }) => segment === section.segment);
  const following = intakeSections[place + 1];
  const words = useWords(section, following?.title);
  const { previous = null, next = null } = parts ?? {};
  const back = previous ? (
    <Button variant="default" onClick={() => parts?.go(previous)}>
      Back
    </Button>
  ) : (
    <BackTo previous={intakeSections[place - 1]} />
  );
  // Update is in the section's head meanwhile.
  if (next)
    return (
      <UpdateActions
        words={words}
        forward={<Button onClick={() => parts?.go(next)}>Next: {next.title}</Button>}
      >
        {back}
      </UpdateActions>
    );
  return (
    <UpdateActions {...state} words={words}>
      {back}
      <NextTo next={following} />
    </UpdateActions>
  );
}
