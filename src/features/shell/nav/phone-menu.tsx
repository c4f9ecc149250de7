import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Session } from '#api/session/session.ts';

const PhoneMenuDrawer = lazy(() => import('./phone-menu-drawer.tsx'));

interface PhoneMenuProps {
  session: Session;
  name: string;
  onLogOut: () => void;
}

/** Menu button on a phone; the drawer's code loads on the first click. */
export function PhoneMenu({ onLogOut, ...props }: PhoneMenuProps) {
  const [isDrawerLoaded, setDrawerLoaded] = useState(false);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  /** Focuses the button first: a confirmation dialog returns focus to it. */
  function closeAndLogOut() {
    setOpened(false);
    button.current?.focus();
    onLogOut();
  }
  return (
    <>
      <ActionIcon
        ref={button}
        aria-label="Menu"
        aria-expanded={opened}
        onClick={() => {
          setDrawerLoaded(true);
          setOpened(true);
        }}
      >
        <IconMenu2 aria-hidden />
      </ActionIcon>
      {isDrawerLoaded && (
        <Suspense>
          <PhoneMenuDrawer
            {...props}
            opened={opened}
            onClose={() => setOpened(false)}
            onLogOut={closeAndLogOut}
          />
        </Suspense>
      )}
    </>
  );
}
