import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { ReviewButton } from './review/review-button.tsx';
import { SectionReview } from './review/section-review.tsx';
import { SectionBody } from './section-body.tsx';
import classes from './section-card.module.css';
import { SectionHeading } from './section-heading.tsx';
import { SectionMark } from './states/section-mark.tsx';
import { SectionProgress, SectionUpdate } from './states/section-progress.tsx';
import { headingId } from './states/section-states.ts';
import { UnsavedSections } from './states/unsaved-sections.tsx';

interface SectionCardProps {
  section: IntakeSection;
  /** True once opened in this visit: it stays mounted, so that no input is lost (decision 26). */
  opened: boolean;
  /** True if the URL names the section. */
  current: boolean;
  opensAtTop: boolean;
  completed: boolean;
  /** Opens the next section. */
  onSaved: (section: IntakeSection) => void;
}

/**
 * Card of a section: heading, read-only answers, and once opened, its form. Memoized, so that
 * changes in another section do not rerender it.
 */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { section, opened, current, opensAtTop, completed, onSaved } = props;
  const { segment, title } = section;
  const panelId = `${segment}-review`;
  const [isReviewShown, { toggle }] = useDisclosure(false);
  const isReviewable = !opened && completed;
  return (
    <section className={classes.card} aria-labelledby={headingId(segment)} data-opened={opened || undefined}>
      <header className={classes.head} data-keep-clear={opened || undefined}>
        <div className={classes.heading}>
          <SectionHeading
            section={section}
            id={headingId(segment)}
            opened={opened}
            current={current}
            opensAtTop={opensAtTop}
          />
          {opened && <SectionProgress section={section} />}
        </div>
        {isReviewable && (
          <ReviewButton title={title} isShown={isReviewShown} panelId={panelId} onToggle={toggle} />
        )}
        <SectionMark section={section} opened={opened} completed={completed} />
        {opened && <SectionUpdate section={section} />}
        {!opened && <IconChevronDown aria-hidden className={classes.chevron} />}
      </header>
      {opened && current && <UnsavedSections section={section} />}
      {opened && <SectionBody section={section} onSaved={() => onSaved(section)} />}
      {isReviewable && isReviewShown && (
        <div id={panelId} className={classes.answers}>
          <SectionReview section={section} />
        </div>
      )}
    </section>
  );
});
