import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';

interface ToComeProps {
  title: string;
  /** What will stand here. */
  children: ReactNode;
}

/** A tab that is not built yet says so. */
export function ToCome({ title, children }: ToComeProps) {
  return (
    <Card>
      <EmptyState title={title} titleOrder={2}>
        {children} Nothing is wrong on your side.
      </EmptyState>
    </Card>
  );
}
