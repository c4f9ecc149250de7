import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

/** Message in place of a part of the console that could not be fetched. */
export function LoadFailed() {
  return <InlineNotice kind="error">This could not be loaded. Please reload the page.</InlineNotice>;
}
