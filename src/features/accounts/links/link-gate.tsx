import { Button, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { pictureOf } from '#ui/loading/failure.ts';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';
import { useLink } from './use-link.ts';

interface LinkGateProps {
  code: string;
  /** How many fields the form has, for the moment in which the link is checked. */
  fields: number;
  /** What stands behind the link, for the account of this e-mail address. */
  children: (email: string) => ReactNode;
}

/** Opens what is behind an e-mailed link once the server has said that it still works. */
export function LinkGate({ code, fields, children }: LinkGateProps) {
  const { data, error, isRefused, isFetching, refetch } = useLink(code);
  const box = useRef<HTMLDivElement>(null);
  const retried = useRef(false);
  // The button that was pressed is gone.
  useEffect(() => {
    if (data && retried.current) box.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [data]);

  function retry() {
    retried.current = true;
    void refetch();
  }

  if (data) {
    return (
      <div ref={box}>
        {data.email && (
          <Text c="dimmed" mb="md" style={{ overflowWrap: 'anywhere' }}>
            For the account <b>{data.email}</b>
          </Text>
        )}
        {children(data.email)}
      </div>
    );
  }
  if (!error || isRefused) return <FormSkeleton fields={fields} label="Checking your link" />;
  return (
    <InlineNotice
      kind="error"
      picture={pictureOf(error)}
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
