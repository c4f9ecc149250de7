import classes from './cross.module.css';

/**
 * What takes an answer, a row or a file away again. A character and not a picture: a long form has a hundred of them,
 * and each picture is a piece that the browser sorts anew with every keystroke.
 */
export function Cross() {
  return (
    <span aria-hidden className={classes.cross}>
      ×
    </span>
  );
}
