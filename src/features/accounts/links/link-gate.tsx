import { Button, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { chooseFailurePicture } from '#ui/loading/failure.ts';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';
import { useLink } from './use-link.ts';

interface LinkGateProps {
  code: string;
  /** Number of fields in the skeleton that is shown while the link is checked. */
  fields: number;
  /** Renders the form behind the link for the account with this e-mail address. */
  children: (email: string) => ReactNode;
}

/** Renders the form behind an e-mailed link once the server has confirmed the link. */
export function LinkGate({ code, fields, children }: LinkGateProps) {
  const { data, error, isRefused, isFetching, refetch } = useLink(code);
  const formBox = useRef<HTMLDivElement>(null);
  const wasRetried = useRef(false);
  // The focused Retry button is unmounted, so focus moves to the form's first field.
  useEffect(() => {
    if (data && wasRetried.current)
      // Not the hidden field with the e-mail, which is for password managers.
      formBox.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [data]);

  function retry() {
    wasRetried.current = true;
    void refetch();
  }

  if (data) {
    return (
      <div ref={formBox}>
        {data.email && (
          <Text c="dimmed" mb="md" style={{ overflowWrap: 'anywhere' }}>
            For the account <b>{data.email}</b>
          </Text>
        )}
        {children(data.email)}
      </div>
    );
  }
  // A refused link leads to another page, and the skeleton stays until then.
  if (!error || isRefused) return <FormSkeleton fields={fields} label="Checking your link" />;
  return (
    <InlineNotice
      kind="error"
      picture={chooseFailurePicture(error)}
      title="We could not check your link."
      action={
        <Button variant="default" size="sm" onClick={retry} loading={isFetching}>
          Retry
        </Button>
      }
    >
      {error.message}
    </InlineNotice>
  );
}
