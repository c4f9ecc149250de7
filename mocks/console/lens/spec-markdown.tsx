import Markdown from 'markdown-to-jsx';
import classes from './lens.module.css';

const options = {
  disableParsingRawHTML: true,
  overrides: {
    // Links lead to other files of the repository, which the app does not have.
    a: { component: 'span' },
    table: { component: ScrolledTable },
  },
} as const;

/** Table that scrolls by itself, so that the card does not. */
function ScrolledTable({ children }: { children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
    <section className={classes.scroller} tabIndex={0} aria-label="Table">
      <table className={classes.table}>{children}</table>
    </section>
  );
}

/** Text of the documents, as they write it in Markdown. */
export function SpecMarkdown({ text }: { text: string }) {
  return (
    <Markdown className={classes.markdown} options={options}>
      {text}
    </Markdown>
  );
}
