import { Text, Title, type TitleOrder } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

export interface CardProps {
  /** With a title, the card is a region a screen reader can jump to. */
  title?: ReactNode;
  /** One of many cards of a kind, whose titles may be equal: no region. */
  isArticle?: boolean;
  titleOrder?: TitleOrder;
  /** Sentence below the title. */
  description?: ReactNode;
  /** Buttons to the right of the title. */
  actions?: ReactNode;
  /** `quiet` has no background or shadow, for secondary content. */
  tone?: 'raised' | 'quiet';
  /** Focusable (tabIndex -1), e.g. the first item added by "Show more". */
  takesFocus?: boolean;
  id?: string;
  children?: ReactNode;
}

/** Surface for content that belongs together. */
export function Card(props: CardProps) {
  const { title, titleOrder = 2, description, actions, tone = 'raised', id, takesFocus, children } = props;
  const titleId = useId();
  const region = props.isArticle ? 'article' : 'section';
  const Tag = title ? region : 'div';
  return (
    <Tag
      className={classes.card}
      data-tone={tone}
      id={id}
      aria-labelledby={title ? titleId : undefined}
      tabIndex={takesFocus ? -1 : undefined}
    >
      {(title || actions) && (
        <header className={classes.head}>
          <div>
            {title && (
              <Title order={titleOrder} size="h3" id={titleId}>
                {title}
              </Title>
            )}
            {description && (
              <Text component="div" c="dimmed" mt={4}>
                {description}
              </Text>
            )}
          </div>
          {actions}
        </header>
      )}
      {children}
    </Tag>
  );
}
