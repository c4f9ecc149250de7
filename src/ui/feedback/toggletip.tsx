import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface ToggletipProps {
  /** Label of the button: "About substrates". */
  label: string;
  children: ReactNode;
}

/**
 * Explanation behind a small button. It opens by click and not by hover, for touch and keyboard. It
 * takes focus, so that a screen reader reads it, and returns focus when it closes.
 */
export function Toggletip({ label, children }: ToggletipProps) {
  return (
    <Popover width="min(20rem, 90vw)" position="bottom-start" withArrow trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label={label} color="gray">
          <IconInfoCircle aria-hidden size={20} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Text component="div" size="sm">
          {children}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
