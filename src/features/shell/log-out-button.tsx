import classes from './nav/nav.module.css';

/** Button that looks like a link of the menu. */
export function LogOutButton({ onLogOut }: { onLogOut: () => void }) {
  return (
    <button type="button" className={classes.item} onClick={onLogOut}>
      <span className={classes.label}>Log out</span>
    </button>
  );
}
