import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Session } from '#api/session.ts';

const PhoneMenuDrawer = lazy(() => import('./phone-menu-drawer.tsx'));

interface PhoneMenuProps {
  session: Session;
  name: string;
}

/** The burger; what it opens is fetched at the first press. */
export function PhoneMenu(props: PhoneMenuProps) {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActionIcon
        aria-label="Menu"
        aria-expanded={opened}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        <IconMenu2 aria-hidden />
      </ActionIcon>
      {wanted && (
        <Suspense>
          <PhoneMenuDrawer {...props} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
