import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { formatMinutesSince, type Sending } from './recent-sendings.ts';

interface PatientChoiceProps {
  /** Name of the patient of the page. */
  name: string;
  /** Nearly equal Shoop that was sent to another patient. */
  other: Sending;
  onAnswer: (isForThisPatient: boolean) => void;
}

/** Asks which patient a Shoop is for, because another just got a similar one. No default answer. */
export function PatientChoice({ name, other, onAnswer }: PatientChoiceProps) {
  const [chosen, setChosen] = useState('');
  return (
    <InlineNotice
      kind="warning"
      title={`Nearly the same Shoop went to ${other.name} ${formatMinutesSince(other)} ago.`}
    >
      <Radio.Group
        mt="xs"
        label="Whom is this one for?"
        value={chosen}
        onChange={(value) => {
          setChosen(value);
          onAnswer(value === 'this');
        }}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="this" label={name} />
          <Radio value="other" label={other.name} description={other.born || undefined} />
        </Stack>
      </Radio.Group>
      <div role="status">{chosen === 'other' && `Then please go back: this one would go to ${name}.`}</div>
    </InlineNotice>
  );
}
