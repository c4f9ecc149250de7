import classes from './shoops.module.css';

/** Free text with its line breaks and its own text direction; `missing` in its place if blank. */
export function FreeText({ children, missing = '' }: { children: string; missing?: string }) {
  if (children.trim() === '') return <em className={classes.missing}>{missing}</em>;
  return (
    <span className={classes.freeText} dir="auto">
      {children}
    </span>
  );
}
