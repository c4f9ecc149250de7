import { linkOptions } from '@tanstack/react-router';
import classes from '../shell.module.css';
import { signUpMenu } from './menu.ts';
import { NavGroup } from './nav-group.tsx';
import { NavLink } from './nav-link.tsx';

/** Menu of a visitor: two items, which fit on any phone without a menu button (accounts §2.3). */
export function SignedOutNav() {
  return (
    <nav className={classes.nav} data-end aria-label="Main">
      <ul className={classes.end}>
        <li>
          <NavLink label="Log in" link={linkOptions({ to: '/login' })} />
        </li>
        <li>
          <NavGroup {...signUpMenu} align="end" />
        </li>
      </ul>
    </nav>
  );
}
