import { Divider, Drawer, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Session } from '#api/session/session.ts';
import { useDeferredOpen } from '#ui/reading/use-deferred-open.ts';
import { LogOutButton } from '../log-out-button.tsx';
import { type MenuGroup, type MenuLink, menus } from './menu.ts';
import { MenuPortrait } from './menu-portrait.tsx';
import classes from './nav.module.css';
import { NavLink } from './nav-link.tsx';
import { SchemeItem } from './scheme-item.tsx';

interface PhoneMenuDrawerProps {
  session: Session;
  name: string;
  opened: boolean;
  onClose: () => void;
  onLogOut: () => void;
}

/** Drawer with the whole menu on a phone. */
export default function PhoneMenuDrawer(props: PhoneMenuDrawerProps) {
  const { session, name, opened, onClose, onLogOut } = props;
  const { dashboard, group, profile } = menus[session.role];
  return (
    <Drawer opened={useDeferredOpen(opened)} onClose={onClose} position="right" size="20rem" title="Menu">
      <nav aria-label="Menu">
        <Stack gap="md">
          <LinkList links={[dashboard]} onFollow={onClose} />
          <LinkSection {...group} onFollow={onClose} />
          <Divider />
          <Group gap="sm" wrap="nowrap" px="sm">
            <MenuPortrait session={session} />
            <Text fw={600} miw={0}>
              {name}
            </Text>
          </Group>
          <LinkList links={[profile]} onFollow={onClose}>
            <SchemeItem />
            <li>
              <LogOutButton onLogOut={onLogOut} />
            </li>
          </LinkList>
        </Stack>
      </nav>
    </Drawer>
  );
}

interface LinkListProps {
  links: readonly MenuLink[];
  labelledBy?: string;
  onFollow: () => void;
  /** Further list item after the links. */
  children?: ReactNode;
}

/** List of links, which close the drawer. */
function LinkList({ links, labelledBy, onFollow, children }: LinkListProps) {
  return (
    <ul className={classes.list} aria-labelledby={labelledBy}>
      {links.map((entry) => (
        <li key={entry.label}>
          <NavLink {...entry} onFollow={onFollow} />
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Titled list of links. */
function LinkSection({ label, links, onFollow }: MenuGroup & { onFollow: () => void }) {
  const id = useId();
  return (
    <div>
      <Text id={id} c="dimmed" px="sm">
        {label}
      </Text>
      <LinkList links={links} labelledBy={id} onFollow={onFollow} />
    </div>
  );
}
