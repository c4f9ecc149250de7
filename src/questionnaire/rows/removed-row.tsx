import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import classes from './rows-input.module.css';

interface RemovedRowProps {
  /** Key of the slot in the list, by which the focus finds the placeholder. */
  slotKey: number;
  message: string;
  onUndo(): void;
}

/**
 * Placeholder of a removed row with Undo, shown until the list is saved. The button is at the
 * start, so that a second click on Remove does not hit it.
 */
export function RemovedRow({ slotKey, message, onUndo }: RemovedRowProps) {
  return (
    <div className={classes.removed} data-slot={slotKey}>
      <Button
        variant="subtle"
        leftSection={<IconArrowBackUp aria-hidden size={20} stroke={1.75} />}
        aria-label={`Undo: ${message}`}
        onClick={onUndo}
      >
        Undo
      </Button>
      <Text component="span" size="sm" c="dimmed" className={classes.message}>
        {message}
      </Text>
    </div>
  );
}
