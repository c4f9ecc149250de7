import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Card } from '#ui/layout/card.tsx';
import classes from './figures.module.css';
import { NoRecord } from './no-record.tsx';
import { UnreadableFigures } from './unreadable-figures.tsx';

/** Number of items that are shown at first (physician §9). */
const ITEMS_IN_CARD = 3;

interface RankedCardProps {
  title: string;
  /** Largest count first; an unknown count is null. Undefined while loading. */
  items: readonly { readonly name: string; readonly count: number | null }[] | undefined;
  /** Number of items that could not be read. */
  unreadable?: number;
  /** Adds a button that shows all items, for a list that no chart shows. */
  isExpandable?: boolean;
}

/** Card with the first items of a ranked list. */
export function RankedCard({ title, items, unreadable = 0, isExpandable = false }: RankedCardProps) {
  const [isExpanded, setExpanded] = useState(false);
  const hasMoreItems = isExpandable && items !== undefined && items.length > ITEMS_IN_CARD;
  return (
    <Card
      title={title}
      actions={
        hasMoreItems && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
            className={classes.action}
          >
            {isExpanded ? 'Show fewer' : `Show all ${items.length}`}
            <VisuallyHidden component="span"> of {title}</VisuallyHidden>
          </Button>
        )
      }
    >
      <UnreadableFigures count={unreadable} />
      <div className={classes.ranked}>
        {items === undefined && <Skeleton className={classes.fullHeight} />}
        {items?.length === 0 && unreadable === 0 && <NoRecord title={title} />}
        {items && items.length > 0 && (
          <ol>
            {items.slice(0, isExpanded ? undefined : ITEMS_IN_CARD).map(({ name, count }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: read-only list, names may repeat
              <li key={index}>
                <bdi title={name}>{name}</bdi>
                {count !== null && <strong>{count}</strong>}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}
