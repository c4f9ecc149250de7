import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useTask } from '../../use-task.ts';
import { ConfirmStep } from '../snapshots/confirm-step.tsx';

interface AskedButtonProps {
  /** Visible label, e.g. 'Clear'. */
  label: string;
  /** Accessible name, where several buttons have the same label. */
  name?: string;
  question: string;
  disabled?: boolean;
  /** Runs after a yes; moves the focus if the button is gone then. */
  onConfirm: () => void;
}

/** Button that asks before it acts. A no returns the focus to the button. */
export function AskedButton({
  label,
  name = label,
  question,
  disabled = false,
  onConfirm,
}: AskedButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const { run, working, error } = useTask();
  useEffect(() => {
    if (!isAsking && wasAsking.current) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (isAsking)
    return (
      <>
        <ConfirmStep
          label={`${name}?`}
          question={question}
          confirmLabel={label}
          working={working}
          onConfirm={() => run(onConfirm).then(() => setIsAsking(false))}
          onCancel={() => setIsAsking(false)}
        />
        {error && <InlineNotice kind="error">{error}</InlineNotice>}
      </>
    );
  return (
    <Button
      ref={button}
      variant="default"
      aria-label={name}
      disabled={disabled}
      onClick={() => setIsAsking(true)}
    >
      {label}
    </Button>
  );
}
