import classes from './remember-me.module.css';

/** Checkbox to prefill the e-mail at the next login. It keeps nothing else (decision 19). */
export function RememberMe({ defaultChecked }: { defaultChecked: boolean }) {
  return (
    <label className={classes.field}>
      <input type="checkbox" name="remember" defaultChecked={defaultChecked} className={classes.input} />
      Remember Me
    </label>
  );
}
