import { Button, VisuallyHidden } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import classes from '../section-card.module.css';

interface ReviewButtonProps {
  /** Title of the section, which distinguishes this button from the others. */
  title: string;
  isShown: boolean;
  panelId: string;
  onToggle: () => void;
}

/** Button on a closed card that shows the answers without the form. */
export function ReviewButton({ title, isShown, panelId, onToggle }: ReviewButtonProps) {
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <Button
      variant="subtle"
      size="sm"
      className={classes.reviewButton}
      leftSection={<Icon aria-hidden size={20} stroke={1.75} />}
      aria-expanded={isShown}
      aria-controls={isShown ? panelId : undefined}
      onClick={onToggle}
    >
      Review<span className={classes.answersWord}> answers</span>
      <VisuallyHidden component="span"> in {title}</VisuallyHidden>
    </Button>
  );
}
