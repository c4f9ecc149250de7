import { Stack, Text } from '@mantine/core';
import { profileMessages } from '#domain/profile/profile.ts';
import { StepActions } from './step-actions.tsx';

/** Step 5: only its documented text, without Update (decision 47). */
export function DispensaryStep() {
  return (
    <Stack gap="lg">
      <Text>{profileMessages.dispensary}</Text>
      <StepActions step="dispensary" />
    </Stack>
  );
}
