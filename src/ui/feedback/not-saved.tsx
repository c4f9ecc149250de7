import { Fragment } from 'react';
import { InlineNotice, type InlineNoticeProps } from './inline-notice.tsx';

/** Sentence for any failure that kept the user's input. */
export const INPUT_KEPT = 'Everything you entered is still here.';

interface NotSavedProps extends Pick<InlineNoticeProps, 'action'> {
  /** Sentence that names the unsaved record: "Your changes are not saved." */
  title: string;
  /** Reasons, one sentence a line. */
  why: readonly string[];
  /** Sentence that names the data that is kept, or null. */
  kept?: string | null;
}

/** Notice next to a failed save: its reasons, and that no input is lost (decision 40). */
export function NotSaved({ title, why, kept = INPUT_KEPT, action }: NotSavedProps) {
  const lines = [...why, kept].filter((line) => line !== null);
  return (
    <InlineNotice kind="error" title={title} action={action}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}{' '}
        </Fragment>
      ))}
    </InlineNotice>
  );
}
