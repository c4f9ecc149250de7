import { signOut } from '#api/sign-out.ts';
import classes from './nav.module.css';

/** The whole logout; the session keeper then leads to the login screen (accounts §4.6). */
export function LogOutButton() {
  return (
    <button type="button" className={classes.item} onClick={() => void signOut('logout')}>
      <span className={classes.label}>Log out</span>
    </button>
  );
}
