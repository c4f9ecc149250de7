import classes from './shoops.module.css';

/** Free text with its line breaks and its own text direction, or the text for none. */
export function FreeText({ children, missing = '' }: { children: string; missing?: string }) {
  if (children.trim() === '') return <em className={classes.missing}>{missing}</em>;
  return (
    <span className={classes.words} dir="auto">
      {children}
    </span>
  );
}
