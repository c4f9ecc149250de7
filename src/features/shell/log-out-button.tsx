import classes from './nav.module.css';

/** As the links of the menu look. */
export function LogOutButton({ onLogOut }: { onLogOut: () => void }) {
  return (
    <button type="button" className={classes.item} onClick={onLogOut}>
      <span className={classes.label}>Log out</span>
    </button>
  );
}
