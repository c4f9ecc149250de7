import classes from './shoops.module.css';

/** Somebody's own words, with their line breaks and in whatever direction they run; else what is said of none. */
export function Words({ children, missing = '' }: { children: string; missing?: string }) {
  if (children.trim() === '') return <em className={classes.missing}>{missing}</em>;
  return (
    <span className={classes.words} dir="auto">
      {children}
    </span>
  );
}
