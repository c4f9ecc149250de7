import { Badge, Title } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { SectionActions } from './section-actions.tsx';
import classes from './section-card.module.css';
import { SectionForm } from './section-form.tsx';
import { useSubject } from './subject.ts';

interface SectionCardProps {
  section: IntakeSection;
  /** Chosen once in this visit: it stays mounted, so that nothing typed is lost (decision 26). */
  opened: boolean;
  /** The one the address names: it scrolls into view and takes focus on its heading. */
  current: boolean;
  completed: boolean;
  onSaved: (section: IntakeSection) => void;
}

/** A section in the wizard's column: a heading, and once opened its questions. */
export function SectionCard({ section, opened, current, completed, onSaved }: SectionCardProps) {
  const { linkTo } = useSubject();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = `${section.segment}-heading`;

  useEffect(() => {
    if (!current) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [current]);

  return (
    <section className={classes.card} aria-labelledby={headingId} data-opened={opened || undefined}>
      <header className={classes.head}>
        <Title ref={heading} order={2} size="h3" id={headingId} tabIndex={-1}>
          {opened ? (
            section.title
          ) : (
            <Link {...linkTo(section.segment)} resetScroll={false} className={classes.opener}>
              {section.title}
            </Link>
          )}
        </Title>
        {completed && (
          <Badge leftSection={<IconCheck aria-hidden size={14} stroke={2.5} />} variant="light">
            Completed
          </Badge>
        )}
        {!opened && <IconChevronDown aria-hidden className={classes.chevron} />}
      </header>
      {opened && <SectionBody section={section} onSaved={() => onSaved(section)} />}
    </section>
  );
}

function SectionBody({ section, onSaved }: Pick<SectionCardProps, 'section'> & { onSaved: () => void }) {
  if ('questionnaire' in section) return <SectionForm section={section} onSaved={onSaved} />;
  return (
    <>
      <InlineNotice kind="info" title="This section is not built yet.">
        You can go on with the other sections. Nothing is missing from what you have saved.
      </InlineNotice>
      <SectionActions section={section} />
    </>
  );
}
