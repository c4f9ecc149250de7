import { Checkbox, Text } from '@mantine/core';
import { joinWithAnd } from '#domain/shoops/safety/medicine-phrases.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useSafetyContext } from './use-safety-context.ts';

/** Notice in the form that the warnings do not consider some facts yet (decision 87). */
export function FactsLoadingNotice({ patientId }: { patientId: string }) {
  const { loading } = useSafetyContext(patientId);
  return (
    <Text role="status" size="sm" c="dimmed">
      {loading.length > 0 && `Still loading: ${joinWithAnd(loading)}. Nothing is compared with that yet.`}
    </Text>
  );
}

interface SendUncomparedProps {
  /** Facts that are still loading. */
  loading: readonly string[];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Checkbox in the preview, after the wait has timed out, to send without comparing. */
export function SendUncompared({ loading, isChosen, onChoose }: SendUncomparedProps) {
  return (
    <InlineNotice kind="warning" role="status" title={`Still loading: ${joinWithAnd(loading)}.`}>
      The Shoop is not compared with that. You can wait, or send without comparing.
      <Checkbox
        mt="xs"
        label="Send without comparing"
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
    </InlineNotice>
  );
}
