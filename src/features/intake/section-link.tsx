import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import classes from './section-nav.module.css';
import { useIsUnsaved } from './states/sections-with-draft.ts';
import { useSubject } from './subject.ts';

interface SectionLinkProps {
  section: IntakeSection;
  current: boolean;
  opened: boolean;
  completed: boolean;
  onFollow: () => void;
}

/** Link to a section in the list, marked if completed or unsaved. */
export const SectionLink = memo(function SectionLink(props: SectionLinkProps) {
  const { section, current, opened, completed, onFollow } = props;
  const { linkTo } = useSubject();
  const isUnsaved = useIsUnsaved(section, opened);
  return (
    <li>
      <Link
        {...linkTo(section.segment)}
        resetScroll={false}
        className={classes.link}
        data-current={current || undefined}
        data-completed={completed || undefined}
        onClick={onFollow}
      >
        <span className={classes.mark} aria-hidden>
          {completed && <IconCheck size={16} stroke={3} />}
        </span>
        <span className={classes.title}>
          <span>{section.title}</span>
          {completed && <VisuallyHidden component="span">Completed</VisuallyHidden>}
          {isUnsaved && <span className={classes.stateText}>Not saved</span>}
        </span>
      </Link>
    </li>
  );
});
