import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface ToggletipProps {
  /** What the button asks for: "About substrates". */
  label: string;
  children: ReactNode;
}

/**
 * A word of explanation behind a small button. Opened by a press and not by hovering, so that a finger and a keyboard
 * reach it; it takes focus, so that a screen reader reads it, and gives it back when Escape or the button closes it.
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
