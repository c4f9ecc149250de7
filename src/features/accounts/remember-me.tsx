import { useEffect, useRef } from 'react';
import classes from './remember-me.module.css';

/** Checkbox to prefill the e-mail at the next login. It keeps nothing else (decision 19). */
export function RememberMe({ defaultChecked }: { defaultChecked: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A box that the build has rendered keeps its state when React takes it over.
    if (defaultChecked && box.current) box.current.checked = true;
  }, [defaultChecked]);
  return (
    <label className={classes.field}>
      <input
        ref={box}
        type="checkbox"
        name="remember"
        defaultChecked={defaultChecked}
        className={classes.input}
      />
      Remember Me
    </label>
  );
}
