import { useEffect, useRef } from 'react';
import classes from './remember-me.module.css';

/** Checkbox to prefill the e-mail at the next login. It keeps nothing else (decision 19). */
export function RememberMe({ defaultChecked }: { defaultChecked: boolean }) {
  const checkbox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React does not apply `defaultChecked` to a checkbox that the build has already rendered.
    if (defaultChecked && checkbox.current) checkbox.current.checked = true;
  }, [defaultChecked]);
  return (
    <label className={classes.field}>
      <input
        ref={checkbox}
        type="checkbox"
        name="remember"
        defaultChecked={defaultChecked}
        className={classes.input}
      />
      Remember Me
    </label>
  );
}
