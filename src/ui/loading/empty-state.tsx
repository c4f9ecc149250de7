import { Stack, Text, Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';
import { Picture, type PictureName } from '#ui/illustrations/picture.tsx';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  /** Says what is not there, in the words of the page: "No notes yet". */
  title: ReactNode;
  titleOrder?: TitleOrder;
  /** What the reader can do about it, or why nothing needs doing. */
  children?: ReactNode;
  /** The way forward: a button or a link. */
  action?: ReactNode;
  /** What will be here, or why it is not, as a drawing. */
  picture: PictureName;
  /** In a card of few lines. */
  small?: boolean;
}

/** Nothing to show, said kindly, with a way forward. */
export function EmptyState(props: EmptyStateProps) {
  const { title, titleOrder = 3, children, action, picture, small } = props;
  return (
    <Stack align="center" gap="sm" className={classes.root}>
      <Picture of={picture} small={small} />
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
