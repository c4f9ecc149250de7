import classes from './skip-link.module.css';

/** First stop of the Tab key: moves focus past the navigation to the page. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a
      className={classes.link}
      href={`#${to}`}
      onClick={(event) => {
        // Only moves focus: the router would treat a fragment as a navigation.
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
