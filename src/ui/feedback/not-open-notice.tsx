import { Card } from '#ui/layout/card.tsx';
import { EmptyState, type EmptyStateProps } from '#ui/loading/empty-state.tsx';

interface NotOpenNoticeProps extends Pick<EmptyStateProps, 'children'> {
  /** Subject of the sentence: "This record". */
  what: string;
  /** Button or link to go on. */
  action: EmptyStateProps['action'];
}

/** Notice for a record that is forbidden or missing; it does not say which of the two. */
export function NotOpenNotice({ what, action, children }: NotOpenNoticeProps) {
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
