import type { Ref } from 'react';
import parts from '../parts.module.css';
import type { Ruling } from './find-rulings.ts';
import classes from './lens.module.css';
import { isLensOnAtom } from './lens-state.ts';
import type { SpecId } from './spec/parse-spec.ts';
import type { Spec } from './spec/spec.ts';
import { SpecMarkdown } from './spec-markdown.tsx';

interface LensCardProps {
  ref: Ref<HTMLElement>;
  className: string;
  isAtTop: boolean;
  isPinned: boolean;
  /** Description of what is outlined. */
  subject: string;
  rulings: readonly Ruling[];
  spec: Spec;
  onRelease: () => void;
}

/** Formats an id with its title: 'intake §2.2 Contacts'. A topic's id has its title already. */
function formatId(id: SpecId, spec: Spec): string {
  const title = spec.get(id)?.title ?? '';
  return id.includes(': ') || !title ? id : `${id} ${title}`;
}

/** Link of a text that unfolds it in place. */
function FoldedText({ id, spec }: { id: SpecId; spec: Spec }) {
  return (
    <details className={classes.text}>
      <summary className={classes.summary}>{formatId(id, spec)}</summary>
      <SpecMarkdown text={spec.get(id)?.text ?? ''} />
    </details>
  );
}

/** Card with the texts that rule the outlined element, most specific first. */
export function LensCard(props: LensCardProps) {
  const { ref, className, isAtTop, isPinned, subject, rulings, spec, onRelease } = props;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Spec lens"
      className={className}
      data-at-top={isAtTop || undefined}
      data-held={isPinned || undefined}
    >
      <p role="status" className={classes.announcement}>
        {`${subject}: ${rulings[0]?.ids.join(', ') ?? ''}`}
      </p>
      <header className={classes.head}>
        <h2 className={parts.heading}>{subject}</h2>
        {isPinned && (
          <button type="button" className={classes.button} onClick={onRelease}>
            Point again
          </button>
        )}
        <button type="button" className={classes.button} onClick={() => isLensOnAtom.set(false)}>
          End
        </button>
      </header>
      <p className={parts.dimmed}>
        {isPinned ? 'Held. Escape ends the lens.' : 'Click or Enter holds this card. Escape ends the lens.'}
      </p>
      {rulings.map(({ about, ids }) => (
        // A new element of the page has new, folded texts.
        <div key={about} className={classes.ruling}>
          <h3 className={parts.partTitle}>{about}</h3>
          {ids.map((id) => (
            <FoldedText key={`${about} ${id}`} id={id} spec={spec} />
          ))}
        </div>
      ))}
    </section>
  );
}
