import { Button, Flex, Text } from '@mantine/core';
import { useId } from 'react';

interface StepActionsProps {
  /** Label of the button that leads on. */
  label: 'Next' | 'Skip' | 'Submit' | 'SUBMIT';
  onBack?: () => void;
  /** For a step without a form; by default the button submits the form around it. */
  onNext?: () => void;
  saving?: boolean;
  /** Reason why the button is disabled. */
  disabledReason?: string | null;
}

/** Back and Next buttons: in a row, or on a phone in a column with Next on top. */
export function StepActions({ label, onBack, onNext, saving, disabledReason }: StepActionsProps) {
  const reasonId = useId();
  return (
    <>
      <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="space-between" gap="sm">
        {onBack ? (
          <Button variant="default" onClick={onBack} disabled={saving}>
            Back
          </Button>
        ) : (
          // Keeps the next button at the right.
          <span />
        )}
        <Button
          type={onNext ? 'button' : 'submit'}
          onClick={onNext}
          loading={saving}
          disabled={Boolean(disabledReason)}
          aria-describedby={disabledReason ? reasonId : undefined}
          miw={{ xs: '10rem' }}
        >
          {label}
        </Button>
      </Flex>
      {disabledReason && (
        <Text id={reasonId} size="sm" c="dimmed" mt="xs" ta={{ base: 'left', xs: 'right' }}>
          {disabledReason}
        </Text>
      )}
    </>
  );
}
