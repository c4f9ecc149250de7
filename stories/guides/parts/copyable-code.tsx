import { Group } from '@mantine/core';
import { CopyButton } from '#stories/workshop/copy-button.tsx';
import classes from './guides.module.css';

interface CopyableCodeProps {
  /** Example that the code belongs to. */
  of: string;
  code: string;
}

/** Source of an example, collapsed, with a button that copies it. */
export function CopyableCode({ of, code }: CopyableCodeProps) {
  return (
    <details className={classes.code}>
      <summary>Code</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access */}
      <section className={classes.scroll} aria-label={`Code: ${of}`} tabIndex={0}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <Group justify="end">
        <CopyButton value={code} of={`the code: ${of}`} />
      </Group>
    </details>
  );
}
