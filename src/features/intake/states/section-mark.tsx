import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import classes from '../section-card.module.css';
import { useIsUnsaved } from './sections-with-draft.ts';

interface SectionMarkProps {
  section: IntakeSection;
  opened: boolean;
  completed: boolean;
}

/** Badge of a section: unsaved, else completed. */
export function SectionMark({ section, opened, completed }: SectionMarkProps) {
  const isUnsaved = useIsUnsaved(section, opened);
  if (!isUnsaved && !completed) return null;
  const Icon = isUnsaved ? IconPencil : IconCheck;
  return (
    <Badge
      className={isUnsaved ? classes.badge : `${classes.badge} ${classes.mark}`}
      color={isUnsaved ? 'amber' : undefined}
      leftSection={<Icon aria-hidden size={14} stroke={2.5} />}
      variant="light"
    >
      {isUnsaved ? 'Not saved' : 'Completed'}
    </Badge>
  );
}
