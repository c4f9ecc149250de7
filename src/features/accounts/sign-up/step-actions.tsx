import { Button, Flex, Text } from '@mantine/core';
import { useId } from 'react';

interface StepActionsProps {
  /** What the button says that leads on. */
  label: 'Next' | 'Skip' | 'Submit' | 'SUBMIT';
  onBack?: () => void;
  /** For a step that has nothing to save; otherwise the button submits the form around it. */
  onNext?: () => void;
  saving?: boolean;
  /** Why it cannot go on as it stands. */
  heldUp?: string | null;
}

/** Back and the way on: side by side, and on a phone one below the other with the way on first. */
export function StepActions({ label, onBack, onNext, saving, heldUp }: StepActionsProps) {
  const reasonId = useId();
  return (
    <>
      <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="space-between" gap="sm">
        {onBack ? (
          <Button variant="default" onClick={onBack} disabled={saving}>
            Back
          </Button>
        ) : (
          <span />
        )}
        <Button
          type={onNext ? 'button' : 'submit'}
          onClick={onNext}
          loading={saving}
          disabled={Boolean(heldUp)}
          aria-describedby={heldUp ? reasonId : undefined}
          miw={{ xs: '10rem' }}
        >
          {label}
        </Button>
      </Flex>
      {heldUp && (
        <Text id={reasonId} size="sm" c="dimmed" mt="xs" ta={{ base: 'left', xs: 'right' }}>
          {heldUp}
        </Text>
      )}
    </>
  );
}
