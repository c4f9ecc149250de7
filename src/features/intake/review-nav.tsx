import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type MouseEvent, useId } from 'react';
import { intakeSections } from '#domain/intake/sections.ts';
import { useReadingPlace } from '#ui/reading/use-reading-place.ts';
import { goToSection, reviewIds } from './review-place.ts';
import classes from './section-nav.module.css';
import { useSubject } from './subject.ts';

/** The list of steps: beside the column on wide screens, folded away above it on phones (physician §2). */
export function ReviewNav() {
  const { titleOf } = useSubject();
  const [unfolded, { toggle, close }] = useDisclosure(false);
  const listId = useId();
  const place = useReadingPlace(reviewIds);

  function follow(event: MouseEvent, id: string) {
    // The address stays as it is: a fragment would be a navigation to the router.
    event.preventDefault();
    close();
    goToSection(id);
  }

  return (
    <nav className={classes.nav} aria-label="Sections of the intake" data-unfolded={unfolded || undefined}>
      <Button
        className={classes.fold}
        variant="default"
        fullWidth
        justify="space-between"
        rightSection={<IconChevronDown aria-hidden />}
        aria-expanded={unfolded}
        aria-controls={listId}
        onClick={toggle}
      >
        Go to a section
      </Button>
      <ol id={listId} className={classes.list}>
        {intakeSections.map((section) => {
          const isRead = section.segment === place;
          return (
            <li key={section.segment}>
              <a
                href={`#${section.segment}`}
                className={classes.link}
                data-current={isRead || undefined}
                aria-current={isRead || undefined}
                onClick={(event) => follow(event, section.segment)}
              >
                <span className={classes.title}>{titleOf(section)}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
