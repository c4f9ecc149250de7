import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Session } from '#api/session/session.ts';
import { fullName } from '#domain/values/full-name.ts';
import type { FindDrafts } from '#ui/leaving/unsaved-work.ts';
import { FindPatient, type FindPatientDialog } from '../find-patient.tsx';
import { LogOutButton } from '../log-out-button.tsx';
import classes from '../shell.module.css';
import { useLogOut } from '../use-log-out.tsx';
import { menus } from './menu.ts';
import { MenuPortrait } from './menu-portrait.tsx';
import { NavGroup } from './nav-group.tsx';
import { NavLink } from './nav-link.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SchemeItem } from './scheme-item.tsx';

interface SignedInNavProps {
  session: Session;
  /** Finds drafts, which a logout would discard. */
  findDrafts: FindDrafts;
  bell: ReactNode;
  /** Dialog that finds a patient, for a physician. */
  finder: FindPatientDialog;
}

/** Menu of a patient or a physician, by the stored role (accounts §2.3). */
export default function SignedInNav({ session, findDrafts, bell, finder }: SignedInNavProps) {
  const { role, user } = session;
  const { dashboard, group, profile } = menus[role];
  const name = fullName(user);
  const { logOut, dialog } = useLogOut(findDrafts);
  return (
    <nav className={classes.nav} aria-label="Main">
      <Box component="ul" className={classes.links} visibleFrom="md">
        <li>
          <NavLink {...dashboard} />
        </li>
        <li>
          <NavGroup {...group} />
        </li>
      </Box>
      {/* On a phone, stands in place of the links and keeps the icons at the end. */}
      <Box hiddenFrom="md" />
      <ul className={classes.end}>
        {role === 'physician' && (
          <li>
            <FindPatient Dialog={finder} />
          </li>
        )}
        <li>{bell}</li>
        <Box component="li" visibleFrom="md">
          <MenuPortrait session={session} />
        </Box>
        <Box component="li" visibleFrom="md">
          <NavGroup label={name || 'My account'} links={[profile]} align="end">
            <SchemeItem />
            <li>
              <LogOutButton onLogOut={() => void logOut()} />
            </li>
          </NavGroup>
        </Box>
        <Box component="li" hiddenFrom="md">
          <PhoneMenu session={session} name={name} onLogOut={() => void logOut()} />
        </Box>
      </ul>
      {dialog}
    </nav>
  );
}
