import { ColorSchemeToggle } from '#ui/layout/color-scheme-toggle.tsx';
import classes from './nav.module.css';

/** List item of the menu with the choice of light and dark. */
export function SchemeItem() {
  return (
    <li className={classes.scheme}>
      <span aria-hidden>Appearance</span>
      <ColorSchemeToggle />
    </li>
  );
}
