import { Button, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId } from 'react';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import classes from './section-card.module.css';
import { SectionReview } from './section-review.tsx';

/** On a closed card: a button that shows what was answered, without opening the form. */
export function ReviewAnswers({ section }: { section: QuestionnaireSection }) {
  const [shown, { toggle }] = useDisclosure(false);
  const panelId = useId();
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <div className={classes.review}>
      <Button
        variant="subtle"
        size="sm"
        className={classes.reviewButton}
        leftSection={<Icon aria-hidden size={20} stroke={1.75} />}
        aria-expanded={shown}
        aria-controls={shown ? panelId : undefined}
        onClick={toggle}
      >
        Review answers
        <VisuallyHidden component="span"> in {section.title}</VisuallyHidden>
      </Button>
      {shown && (
        <div id={panelId} className={classes.reviewPanel}>
          <SectionReview section={section} />
        </div>
      )}
    </div>
  );
}
