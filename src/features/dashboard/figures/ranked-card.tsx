import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Card } from '#ui/layout/card.tsx';
import classes from './figures.module.css';
import { NoRecord } from './no-record.tsx';

/** physician §9 */
const IN_CARD = 3;

interface RankedCardProps {
  title: string;
  /** Most first; a count that is not known is null. Undefined until they are there. */
  items: readonly { readonly name: string; readonly count: number | null }[] | undefined;
  /** The others can be seen, too: nothing else shows them. */
  openable?: boolean;
}

/** The first three of a list. */
export function RankedCard({ title, items, openable = false }: RankedCardProps) {
  const [opened, setOpened] = useState(false);
  const isLonger = openable && items !== undefined && items.length > IN_CARD;
  return (
    <Card
      title={title}
      actions={
        isLonger && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
            className={classes.action}
          >
            {opened ? 'Show fewer' : `Show all ${items.length}`}
            <VisuallyHidden component="span"> of {title}</VisuallyHidden>
          </Button>
        )
      }
    >
      <div className={classes.ranked}>
        {items === undefined && <Skeleton className={classes.filling} />}
        {items?.length === 0 && <NoRecord of={title} />}
        {items && items.length > 0 && (
          <ol>
            {items.slice(0, opened ? undefined : IN_CARD).map(({ name, count }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read, and two may have one name
              <li key={place}>
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
