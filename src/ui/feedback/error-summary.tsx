import { Anchor } from '@mantine/core';
import { type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '#ui/reading/focus-field.ts';
import { withColon } from '#ui/reading/with-colon.ts';
import classes from './error-summary.module.css';

export interface SummarizedError {
  /** Id of the field, or of the group that holds it. */
  id: string;
  label: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummarizedError[];
  title?: string;
  /** Number of attempts to save; each new one moves focus to the summary. */
  attempt?: number;
  /** Id of the field that gets the focus of the newest attempt instead. */
  focusFieldId?: string;
  /** Reveals a hidden field. */
  revealField?: (id: string) => void;
}

/** Moves focus from an unmounted summary to the heading above the form, else to the form. */
function focusForm(form: HTMLFormElement): void {
  const heading = form.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
  if (!heading) form.tabIndex = -1;
  (heading ?? form).focus({ preventScroll: true });
}

/** List of the errors of a form, each with a link to its field; takes focus when it appears. */
export function ErrorSummary({ errors, ...props }: ErrorSummaryProps) {
  /** Form whose summary has just unmounted with the focus inside. */
  const formWithoutFocus = useRef<HTMLFormElement | null>(null);
  // Without dependencies: the summary unmounts in the same commit, before this effect runs.
  useLayoutEffect(() => {
    if (formWithoutFocus.current?.isConnected) focusForm(formWithoutFocus.current);
    formWithoutFocus.current = null;
  });
  if (errors.length === 0) return null;
  return (
    <Summary
      {...props}
      errors={errors}
      onFocusLost={(form) => {
        formWithoutFocus.current = form;
      }}
    />
  );
}

interface SummaryProps extends ErrorSummaryProps {
  /** Called before the summary unmounts with the focus inside. */
  onFocusLost(form: HTMLFormElement | null): void;
}

/** Summary of at least one error; unlike its parent, it unmounts once there is none. */
function Summary(props: SummaryProps) {
  const {
    errors,
    title = 'Please check these answers',
    attempt = 0,
    focusFieldId,
    revealField,
    onFocusLost,
  } = props;
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt moves focus
  useEffect(() => {
    if (focusFieldId) focusField(focusFieldId);
    else root.current?.focus();
  }, [attempt]);
  const reportFocusLost = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const summary = root.current;
    return () => {
      if (summary?.contains(document.activeElement)) reportFocusLost(summary.closest('form'));
    };
  }, []);

  const followLink = (event: MouseEvent, id: string) => {
    // Keeps the URL: the router would treat a fragment as a navigation.
    event.preventDefault();
    // Synchronous: the field must be in the document before it can take the focus.
    if (revealField) flushSync(() => revealField(id));
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
            <Anchor href={`#${id}`} className={classes.link} onClick={(event) => followLink(event, id)}>
              <span className={classes.label}>{withColon(label)}</span> {message}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
