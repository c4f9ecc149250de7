import { Text } from '@mantine/core';

/** What stands in a card without data (physician §2). */
export function NoRecord({ of }: { of: string }) {
  return <Text c="dimmed">No Record Found For {of}</Text>;
}
