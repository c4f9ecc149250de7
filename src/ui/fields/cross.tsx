import classes from './cross.module.css';

/**
 * Icon of a remove button. A character and not an SVG: a long form has a hundred of them, and the
 * browser sorts each SVG into its layers at every keystroke.
 */
export function Cross() {
  return (
    <span aria-hidden className={classes.cross}>
      ×
    </span>
  );
}
