import { Checkbox, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { sentShoopsQuery } from './use-safety-context.ts';

/** Returns true while the sent Shoops load: the doses are not compared yet (decision 87). */
export const useIsHistoryLoading = (patientId: string): boolean =>
  useQuery(sentShoopsQuery(patientId)).isPending;

/** Notice in the form that the warnings do not consider the sent Shoops yet. */
export function HistoryLoadingNotice({ patientId }: { patientId: string }) {
  const isLoading = useIsHistoryLoading(patientId);
  return (
    <Text role="status" size="sm" c="dimmed">
      {isLoading && 'What was sent before is still loading. Nothing is compared with it yet.'}
    </Text>
  );
}

interface SendUncomparedProps {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Checkbox in the preview, after the wait has timed out, to send without comparing. */
export function SendUncompared({ isChosen, onChoose }: SendUncomparedProps) {
  return (
    <InlineNotice kind="warning" role="status" title="What was sent before is still loading.">
      The doses are not compared with it. You can wait, or send without comparing.
      <Checkbox
        mt="xs"
        label="Send without comparing"
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
    </InlineNotice>
  );
}
