import { Card } from '#ui/layout/card.tsx';
import { EmptyState, type EmptyStateProps } from '#ui/loading/empty-state.tsx';

interface NotOpenProps extends Pick<EmptyStateProps, 'children'> {
  /** What is asked for: "This record". */
  what: string;
  /** The way on. */
  action: EmptyStateProps['action'];
}

/** Stands where something is that its reader may not see, or that is not there: which of both is not told. */
export function NotOpen({ what, action, children }: NotOpenProps) {
  return (
    <Card>
      <div role="alert">
        <EmptyState title={`${what} is not open to you.`} titleOrder={2} picture="gate" action={action}>
          {children}
        </EmptyState>
      </div>
    </Card>
  );
}
