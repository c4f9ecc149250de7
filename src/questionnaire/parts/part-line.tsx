import { useLayoutEffect, useRef } from 'react';
import classes from './parts.module.css';
import type { Parts } from './use-parts.ts';

/** Says which part is shown. Takes the focus on a change, so that reading starts there. */
export function PartLine({ parts: { part, place, count } }: { parts: Parts }) {
  const line = useRef<HTMLParagraphElement>(null);
  const lastShownPart = useRef(part);
  useLayoutEffect(() => {
    if (lastShownPart.current === part) return;
    lastShownPart.current = part;
    line.current?.focus({ preventScroll: true });
    line.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [part]);
  return (
    <p ref={line} tabIndex={-1} className={classes.line}>
      Part {place} of {count}
      <span aria-hidden className={classes.marks}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move
          <span key={index} className={classes.mark} data-reached={index < place || undefined} />
        ))}
      </span>
    </p>
  );
}
