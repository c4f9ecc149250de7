import { Fragment } from 'react';
import { InlineNotice, type InlineNoticeProps } from './inline-notice.tsx';

/** Said whenever it is so, after anything that failed. */
export const KEPT = 'Everything you entered is still here.';

interface NotSavedProps extends Pick<InlineNoticeProps, 'action'> {
  /** What is not saved, as a sentence: "Your changes are not saved." */
  title: string;
  /** Why, a sentence a line. */
  why: readonly string[];
  /** What the reader need not fear, or null. */
  kept?: string | null;
}

/** Why a save failed, where it was tried, and that nothing is lost (decision 40). */
export function NotSaved({ title, why, kept = KEPT, action }: NotSavedProps) {
  const lines = [...why, kept].filter((line) => line !== null);
  return (
    <InlineNotice kind="error" title={title} action={action}>
      {lines.map((line, place) => (
        <Fragment key={line}>
          {place > 0 && <br />}
          {line}{' '}
        </Fragment>
      ))}
    </InlineNotice>
  );
}
