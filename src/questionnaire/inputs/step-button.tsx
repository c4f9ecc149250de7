import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { withColon } from '#ui/reading/with-colon.ts';

interface StepButtonProps {
  /** -1 for one less, 1 for one more. */
  by: -1 | 1;
  /** Label of the value that the button changes. */
  label: string;
  isAtEnd: boolean;
  disabled?: boolean;
  onStep: () => void;
}

/** Step button. At the end it is aria-disabled only: a disabled button would lose the focus. */
export function StepButton({ by, label, isAtEnd, disabled, onStep }: StepButtonProps) {
  const Icon = by < 0 ? IconMinus : IconPlus;
  return (
    <ActionIcon
      variant="default"
      aria-label={`${withColon(label)} one ${by < 0 ? 'less' : 'more'}`}
      aria-disabled={isAtEnd}
      data-disabled={isAtEnd || undefined}
      disabled={disabled}
      onClick={onStep}
    >
      <Icon aria-hidden size={20} stroke={2} />
    </ActionIcon>
  );
}
