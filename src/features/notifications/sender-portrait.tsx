import { Avatar } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Portrait } from '#ui/layout/portrait.tsx';
import type { Sender } from './use-senders.ts';

/** Picture of a notification's person, or a bell if it is about no person. */
export function SenderPortrait({ sender }: { sender: Sender | null }) {
  if (sender) return <Portrait image={sender.image} />;
  return (
    <Avatar alt="" color="gray" variant="light">
      <IconBell aria-hidden stroke={1.75} size={20} />
    </Avatar>
  );
}
