import { Anchor } from '@mantine/core';
import { type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '#ui/reading/focus-field.ts';
import { ledBy } from '#ui/reading/led-by.ts';
import classes from './error-summary.module.css';

export interface SummarizedError {
  /** The id of the field, or of the group that holds it. */
  id: string;
  /** The field's label. */
  label: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummarizedError[];
  title?: string;
  /** Counts the attempts to save: each new one moves focus here again. */
  attempt?: number;
  /** The id of the field to which the newest attempt leads instead. */
  leadTo?: string;
  /** Brings a field into sight that is kept behind something. */
  onFollow?: (id: string) => void;
}

/** Where focus goes when the summary takes it along: the heading above the form, or the form itself. */
function focusForm(form: HTMLFormElement): void {
  const heading = form.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
  if (!heading) form.tabIndex = -1;
  (heading ?? form).focus({ preventScroll: true });
}

/** What stopped a form from being saved, in one list above it, with a link to each answer; takes focus as it appears. */
export function ErrorSummary({ errors, ...props }: ErrorSummaryProps) {
  const bereft = useRef<HTMLFormElement | null>(null);
  useLayoutEffect(() => {
    if (bereft.current?.isConnected) focusForm(bereft.current);
    bereft.current = null;
  });
  if (errors.length === 0) return null;
  return (
    <Summary
      {...props}
      errors={errors}
      onFocusLost={(form) => {
        bereft.current = form;
      }}
    />
  );
}

interface SummaryProps extends ErrorSummaryProps {
  /** The summary goes, and has the focus: told before the page loses it. */
  onFocusLost(form: HTMLFormElement | null): void;
}

function Summary(props: SummaryProps) {
  const { errors, title = 'Please check these answers', attempt = 0, leadTo, onFollow, onFocusLost } = props;
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt must move focus although nothing else changed
  useEffect(() => {
    if (leadTo) focusField(leadTo);
    else root.current?.focus();
  }, [attempt]);
  const tell = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const summary = root.current;
    return () => {
      if (summary?.contains(document.activeElement)) tell(summary.closest('form'));
    };
  }, []);

  const follow = (event: MouseEvent, id: string) => {
    // The address stays as it is: a fragment would be a navigation to the router.
    event.preventDefault();
    if (onFollow) flushSync(() => onFollow(id));
    focusField(id);
  };

  return (
    <section ref={root} className={classes.summary} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.list}>
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <Anchor href={`#${id}`} className={classes.link} onClick={(event) => follow(event, id)}>
              <span className={classes.label}>{ledBy(label)}</span> {message}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
