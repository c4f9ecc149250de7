import type { ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { LinkButton } from '#ui/links/link-button.tsx';

/** Link to Add New Patient, documented for the dashboard (physician §2). */
export function AddNewButton(props: Pick<ButtonProps, 'size' | 'className'>) {
  return (
    <LinkButton
      to="/physician/add-patient"
      leftSection={<IconPlus aria-hidden size={18} stroke={2} />}
      {...props}
    >
      Add New
    </LinkButton>
  );
}
