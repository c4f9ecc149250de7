import { Link } from '@tanstack/react-router';
import type { MenuLink } from './menu.ts';
import classes from './nav.module.css';

/** Link of the menu. The router sets `aria-current` for the current page. */
export function NavLink({ label, link, onFollow }: MenuLink & { onFollow?: () => void }) {
  return (
    <Link {...link} className={classes.item} onClick={onFollow}>
      <span className={classes.label}>{label}</span>
    </Link>
  );
}
