import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { Session } from '#api/session/session.ts';

/** Link to a page of the app. */
type LinkTarget = Pick<LinkProps, 'to' | 'params'>;

/** Link of the menu. */
export interface MenuLink {
  label: string;
  link: LinkTarget;
}

/** Dropdown of the top bar, or group of the phone's menu. */
export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
}

/** Menu of a signed-in user. */
interface Menu {
  dashboard: MenuLink;
  group: MenuGroup;
  /** Shown with the log-out button under the user's name. */
  profile: MenuLink;
}

/** Menu of each role (accounts §2.3). */
export const menus: Record<Session['role'], Menu> = {
  patient: {
    dashboard: { label: 'Dashboard', link: linkOptions({ to: '/dashboard' }) },
    group: {
      label: 'My Health',
      links: [
        // An explicit `undefined`; otherwise the link would keep the open section.
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

/** Menu of a visitor (accounts §2.3). */
export const signUpMenu: MenuGroup = {
  label: 'Sign up',
  links: [
    { label: 'as a Patient', link: linkOptions({ to: '/signup' }) },
    { label: 'as a Physician', link: linkOptions({ to: '/physician-signup' }) },
  ],
};

/** Parts of the paths of pages without a menu. */
const pathsWithoutMenu = ['/setPassword', '/completeSignUp', '/expiredlink', '/consent', '/checkMail'];

/** Returns true for the pages reached from an e-mail, which have no menu (accounts §2.3). */
export function isMenuHidden(pathname: string): boolean {
  return pathsWithoutMenu.some((path) => pathname.includes(path));
}
