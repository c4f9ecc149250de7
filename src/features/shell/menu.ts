import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { Session } from '#api/session/session.ts';

/** What leads to a page of the app. */
type LinkTarget = Pick<LinkProps, 'to' | 'params'>;

export interface MenuLink {
  label: string;
  link: LinkTarget;
}

/** A dropdown of the top bar, a group of the phone's menu. */
export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
}

interface Menu {
  dashboard: MenuLink;
  group: MenuGroup;
  /** Stands with the log-out button under the user's own name. */
  profile: MenuLink;
}

/** The menu of each role (accounts §2.3). */
export const menus: Record<Session['role'], Menu> = {
  patient: {
    dashboard: { label: 'Dashboard', link: linkOptions({ to: '/dashboard' }) },
    group: {
      label: 'My Health',
      links: [
        // Named without a section, or the link would lead back to the one that is open.
        {
          label: 'Health Intake',
          link: linkOptions({ to: '/myHealth/{-$section}', params: { section: undefined } }),
        },
        { label: 'Health Journey', link: linkOptions({ to: '/health-journey' }) },
        { label: 'Dosing History', link: linkOptions({ to: '/dosing-history' }) },
      ],
    },
    profile: { label: 'Profile', link: linkOptions({ to: '/profile' }) },
  },
  physician: {
    dashboard: { label: 'Dashboard', link: linkOptions({ to: '/physician/dashboard' }) },
    group: {
      label: 'Patient',
      links: [
        { label: 'Add New Patient', link: linkOptions({ to: '/physician/add-patient' }) },
        { label: 'Patient Listing', link: linkOptions({ to: '/physician/list-patient' }) },
      ],
    },
    profile: { label: 'Physician Profile', link: linkOptions({ to: '/physician/profile' }) },
  },
};

/** What a visitor is offered (accounts §2.3). */
export const signUpMenu: MenuGroup = {
  label: 'Sign up',
  links: [
    { label: 'as a Patient', link: linkOptions({ to: '/signup' }) },
    { label: 'as a Physician', link: linkOptions({ to: '/physician-signup' }) },
  ],
};

const pathsWithoutMenu = ['/setPassword', '/completeSignUp', '/expiredlink', '/consent', '/checkMail'];

/** Pages reached from an e-mail stand alone (accounts §2.3). */
export function isMenuHidden(pathname: string): boolean {
  return pathsWithoutMenu.some((path) => pathname.includes(path));
}
