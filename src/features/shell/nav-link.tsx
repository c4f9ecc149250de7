import { Link } from '@tanstack/react-router';
import type { MenuLink } from './menu.ts';
import classes from './nav.module.css';

/** A link of the menu; the router marks the one of the current page with `aria-current`. */
export function NavLink({ label, link, onFollow }: MenuLink & { onFollow?: () => void }) {
  return (
    <Link {...link} className={classes.item} onClick={onFollow}>
      <span className={classes.label}>{label}</span>
    </Link>
  );
}
