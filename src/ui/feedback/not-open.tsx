import { InlineNotice, type InlineNoticeProps } from './inline-notice.tsx';

interface NotOpenProps extends Pick<InlineNoticeProps, 'children'> {
  /** What is asked for: "This record". */
  what: string;
  /** The way on. */
  action: InlineNoticeProps['action'];
}

/** Stands where something is that its reader may not see, or that is not there: which of both is not told. */
export function NotOpen({ what, action, children }: NotOpenProps) {
  return (
    <InlineNotice kind="warning" role="alert" title={`${what} is not open to you.`} action={action}>
      {children}
    </InlineNotice>
  );
}
