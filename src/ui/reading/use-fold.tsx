import type { ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type AriaAttributes, useId } from 'react';

/** What is folded away where there is little room, as a list of sections on a phone, and the button that unfolds it. */
export function useFold() {
  const [unfolded, { toggle, close }] = useDisclosure(false);
  /** For what is folded away. */
  const id = useId();
  const button: ButtonProps & AriaAttributes & { onClick: () => void } = {
    variant: 'default',
    fullWidth: true,
    justify: 'space-between',
    rightSection: <IconChevronDown aria-hidden />,
    'aria-expanded': unfolded,
    'aria-controls': id,
    onClick: toggle,
  };
  return { unfolded, fold: close, id, button };
}
