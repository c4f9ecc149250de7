import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { LoadError } from '#ui/loading/load-error.tsx';
import { useGroupedLoad } from '#ui/loading/load-group.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';

interface QueryCardProps<Data> {
  query: UseQueryResult<Data>;
  /** Of the card that says that it could not load. */
  title: string;
  /** What could not be loaded, as the sentence's object: "your physicians". */
  what: string;
  /** What it means for the reader. */
  hint?: ReactNode;
  lines?: number;
  /** The card itself, once there is something to show. */
  children: (data: Data) => ReactNode;
}

/** A card that loads: a skeleton, then itself, or why it could not and Retry. */
export function QueryCard<Data>({ query, title, what, hint, lines = 2, children }: QueryCardProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  useGroupedLoad(query);
  if (data !== undefined) return children(data);
  if (!error) return <CardSkeleton lines={lines} label={`Loading ${what}`} />;
  return (
    <Card title={title}>
      <LoadError what={what} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message} {hint}
      </LoadError>
    </Card>
  );
}
