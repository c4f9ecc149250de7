import '@mantine/core/styles/Avatar.layer.css';
import { Avatar } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';

/** Somebody's profile image, or the default one; always beside their name, so it says nothing itself. */
export function Portrait({ image }: { image: string | null | undefined }) {
  return (
    <Avatar src={image || null} alt="" color="pine" variant="light">
      <IconUser aria-hidden stroke={1.75} />
    </Avatar>
  );
}
