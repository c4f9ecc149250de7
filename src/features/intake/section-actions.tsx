import { Button } from '@mantine/core';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import type { SaveState } from '#questionnaire/save-state.ts';
import { UpdateActions } from '#questionnaire/update-actions.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { usePathLink } from '#ui/links/use-path-link.ts';
import { useOpenedFrom } from './opened-from.ts';
import { useSubject } from './subject.ts';

/** The save state is absent where there is nothing to save. */
interface SectionActionsProps extends Partial<SaveState> {
  section: IntakeSection;
}

const words = {
  untouched: 'Update becomes available when you change an answer.',
  touched: 'You have unsaved answers.',
  saving: 'Saving your answers.',
};

/** Before the first section lies the page that the intake was opened from (decision 55). */
function BackOut() {
  const link = usePathLink(useOpenedFrom());
  return (
    <Button component="a" variant="default" {...link}>
      Back
    </Button>
  );
}

/** Back and Next are always there, before the first section and after the last one too (decision 27). */
export function SectionActions({ section, ...state }: SectionActionsProps) {
  const { linkTo, review } = useSubject();
  const place = intakeSections.findIndex(({ segment }) => segment === section.segment);
  const previous = intakeSections[place - 1];
  const next = intakeSections[place + 1];
  return (
    <UpdateActions {...state} words={words}>
      {previous ? (
        <LinkButton variant="default" {...linkTo(previous.segment)} resetScroll={false}>
          Back
        </LinkButton>
      ) : (
        <BackOut />
      )}
      {next ? (
        <LinkButton variant="default" {...linkTo(next.segment)} resetScroll={false}>
          Next
        </LinkButton>
      ) : (
        <LinkButton variant="default" {...review.link}>
          Next
        </LinkButton>
      )}
    </UpdateActions>
  );
}
