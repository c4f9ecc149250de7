import { Group } from '@mantine/core';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Today's question; its answer opens the check-up with it chosen (decision 24). */
export function CheckUpCard() {
  return (
    <Card title="Did you take medicine today?" description="Your daily check-up takes about a minute.">
      <Group gap="sm">
        <LinkButton to="/add-symptoms" search={{ yes: true }} variant="default">
          Yes
        </LinkButton>
        <LinkButton to="/add-symptoms" variant="default">
          No
        </LinkButton>
      </Group>
    </Card>
  );
}
