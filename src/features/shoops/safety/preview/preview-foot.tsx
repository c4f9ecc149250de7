import { Button } from '@mantine/core';
import { useId } from 'react';
import classes from '../safety.module.css';

interface PreviewFootProps {
  /** Name of the patient. */
  name: string;
  /** Reason why it cannot be sent yet. */
  reason: string | undefined;
  /** False if the patient could not read it. */
  canBeSent: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** Buttons of the preview, with the reason why Send is disabled. */
export function PreviewFoot({ name, reason, canBeSent, onBack, onSend }: PreviewFootProps) {
  const reasonId = useId();
  return (
    <div className={classes.foot}>
      {reason && (
        <span id={reasonId} className={classes.reason}>
          {reason}
        </span>
      )}
      <Button variant="default" onClick={onBack}>
        Back
      </Button>
      <Button
        disabled={reason !== undefined || !canBeSent}
        aria-describedby={reason ? reasonId : undefined}
        onClick={onSend}
      >
        Send to {name}
      </Button>
    </div>
  );
}
