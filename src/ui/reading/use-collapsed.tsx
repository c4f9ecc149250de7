import type { ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type AriaAttributes, useId } from 'react';

/** Returns the state of content that is collapsed on small screens, and its button. */
export function useCollapsed() {
  const [unfolded, { toggle, close }] = useDisclosure(false);
  /** Id for the collapsed content. */
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
