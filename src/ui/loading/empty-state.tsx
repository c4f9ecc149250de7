import { Stack, Text, Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';
import { RestingSprout } from '#ui/illustrations/resting-sprout.tsx';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  /** Says what is not there, in the words of the page: "No notes yet". */
  title: ReactNode;
  titleOrder?: TitleOrder;
  /** What the reader can do about it, or why nothing needs doing. */
  children?: ReactNode;
  /** The way forward: a button or a link. */
  action?: ReactNode;
  /** An illustration or icon instead of the sprout; `null` for none. */
  picture?: ReactNode | null;
}

/** Nothing to show, said kindly, with a way forward. */
export function EmptyState({ title, titleOrder = 3, children, action, picture }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" className={classes.root}>
      {picture === undefined ? <RestingSprout /> : picture}
      <Title order={titleOrder} size="h4">
        {title}
      </Title>
      {children && (
        <Text component="div" c="dimmed" className={classes.words}>
          {children}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </Stack>
  );
}
