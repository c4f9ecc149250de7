import '@mantine/core/styles/Avatar.layer.css';
import { Avatar, type MantineSize } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';

interface PortraitProps {
  image: string | null | undefined;
  size?: MantineSize;
}

/** Profile image or the default one, always next to the name; so it has no text alternative. */
export function Portrait({ image, size }: PortraitProps) {
  return (
    <Avatar src={image || null} alt="" color="pine" variant="light" size={size}>
      <IconUser aria-hidden stroke={1.75} />
    </Avatar>
  );
}
