import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { hasQuestionnaire } from '#domain/intake/questionnaires.ts';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { ReviewAnswers } from './review-answers.tsx';
import { SectionBody } from './section-body.tsx';
import classes from './section-card.module.css';
import { SectionHeading } from './section-heading.tsx';

interface SectionCardProps {
  section: IntakeSection;
  /** Chosen once in this visit: it stays mounted, so that nothing typed is lost (decision 26). */
  opened: boolean;
  current: boolean;
  completed: boolean;
  onSaved: (section: IntakeSection) => void;
}

/** A section in the wizard's column: a heading, what was answered to read, and once opened its questions. */
export function SectionCard({ section, opened, current, completed, onSaved }: SectionCardProps) {
  const headingId = `${section.segment}-heading`;
  return (
    <section className={classes.card} aria-labelledby={headingId} data-opened={opened || undefined}>
      <header className={classes.head}>
        <SectionHeading section={section} id={headingId} opened={opened} current={current} />
        {completed && (
          <Badge leftSection={<IconCheck aria-hidden size={14} stroke={2.5} />} variant="light">
            Completed
          </Badge>
        )}
        {!opened && <IconChevronDown aria-hidden className={classes.chevron} />}
      </header>
      {opened && <SectionBody section={section} onSaved={() => onSaved(section)} />}
      {!opened && completed && hasQuestionnaire(section) && <ReviewAnswers section={section} />}
    </section>
  );
}
