import { Stack, Text, Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';
import { Picture, type PictureName } from '#ui/illustrations/picture.tsx';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  /** Text that names the missing content: "No notes yet". */
  title: ReactNode;
  titleOrder?: TitleOrder;
  /** Advice for the user, or the reason why nothing needs doing. */
  children?: ReactNode;
  /** Button or link to go on. */
  action?: ReactNode;
  /** Illustration of the missing content, or of the reason. */
  picture: PictureName;
  /** Small illustration, for a card of few lines. */
  small?: boolean;
}

/** Notice in place of missing content, with a way to go on. */
export function EmptyState(props: EmptyStateProps) {
  const { title, titleOrder = 3, children, action, picture, small } = props;
  return (
    <Stack align="center" gap="sm" className={classes.root}>
      <Picture of={picture} small={small} />
      <Title order={titleOrder} size="h4">
        {title}
      </Title>
      {children && (
        <Text component="div" c="dimmed" className={classes.advice}>
          {children}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </Stack>
  );
}
