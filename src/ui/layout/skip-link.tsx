import classes from './skip-link.module.css';

/** The first stop of the Tab key: jumps over the navigation to the page. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a
      className={classes.link}
      href={`#${to}`}
      onClick={(event) => {
        // A fragment would be a navigation to the router; focus is all that is wanted.
        event.preventDefault();
        const target = document.getElementById(to);
        target?.focus();
        target?.scrollIntoView();
      }}
    >
      Skip to main content
    </a>
  );
}
