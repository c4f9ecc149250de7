import { Button } from '@mantine/core';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { formatTimeOfDay } from '#domain/values/dates.ts';
import type { Parts } from '#questionnaire/parts/use-parts.ts';
import type { SaveState } from '#questionnaire/save-state.ts';
import { UpdateActions } from '#questionnaire/update-actions.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { usePathLink } from '#ui/links/use-path-link.ts';
import { useSectionState } from './states/section-states.ts';
import { useSubject } from './subject.ts';
import { useIntakeOpener } from './use-intake-opener.ts';

/** Section, and its save state unless it has nothing to save. */
interface SectionActionsProps extends Partial<SaveState> {
  section: IntakeSection;
  /** Position in a section that is shown part by part. */
  parts?: Parts | null;
}

/** Back button of the first section: to the page that opened the intake (decision 55). */
function BackToOpener() {
  const link = usePathLink(useIntakeOpener());
  return (
    <Button component="a" variant="default" {...link}>
      Back
    </Button>
  );
}

/** Back to the previous section, or out of the first. */
function BackLink({ previous }: { previous: IntakeSection | undefined }) {
  const { linkTo } = useSubject();
  if (!previous) return <BackToOpener />;
  return (
    <LinkButton variant="default" {...linkTo(previous.segment)} resetScroll={false}>
      Back
    </LinkButton>
  );
}

/** Next section, or the review after the last. */
function NextLink({ next }: { next: IntakeSection | undefined }) {
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

/** Returns the texts next to Update: what it will do, or has done. */
function useUpdateTexts({ segment }: IntakeSection, next: string | undefined) {
  const savedAt = useSectionState(segment, (state) => state.savedAt);
  return {
    untouched: 'Update becomes available when you change an answer.',
    saved: savedAt === null ? undefined : `Saved ${formatTimeOfDay(savedAt)}.`,
    touched: 'You have unsaved answers.',
    saving: 'Saving your answers.',
    outcome: next && `Update saves them and opens ${next}.`,
  };
}

/** Back, Next and Update of a section, also of the first and the last (decision 27). */
export function SectionActions({ section, parts, ...state }: SectionActionsProps) {
  const index = intakeSections.findIndex(({ segment }) => segment === section.segment);
  const nextSection = intakeSections[index + 1];
  const updateTexts = useUpdateTexts(section, nextSection?.title);
  const { previous = null, next = null } = parts ?? {};
  const back = previous ? (
    <Button variant="default" onClick={() => parts?.go(previous)}>
      Back
    </Button>
  ) : (
    <BackLink previous={intakeSections[index - 1]} />
  );
  // Until the last part, Update is in the section's header.
  if (next)
    return (
      <UpdateActions
        texts={updateTexts}
        forward={<Button onClick={() => parts?.go(next)}>Next: {next.title}</Button>}
      >
        {back}
      </UpdateActions>
    );
  return (
    <UpdateActions {...state} texts={updateTexts}>
      {back}
      <NextLink next={nextSection} />
    </UpdateActions>
  );
}
