import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import { type Interactions, interactionsTitle, interactionWarning } from '#domain/interactions.ts';
import { joinNames } from '#domain/values/names.ts';
import { Toggletip } from '#ui/feedback/toggletip.tsx';
import type { AlertProps } from './alert-props.ts';
import classes from './interaction-alert.module.css';
import { UnknownInteractions } from './unknown-interactions.tsx';

interface InteractionAlertProps extends AlertProps {
  ref: Ref<HTMLElement>;
  /** True while the strip has the counts instead; paper has the whole alert all the same. */
  isFolded: boolean;
}

/** Alert of drugs that interact with cytochrome P450; nothing without any (physician §2). */
export function InteractionAlert({ ref, isFolded, ...props }: InteractionAlertProps) {
  const { interactions, changeText } = props;
  const titleId = useId();
  // Nothing is found, and nothing is unknown.
  if (interactions.summary === '') return null;
  return (
    <section
      ref={ref}
      // Takes the focus when Retry in it disappears.
      tabIndex={-1}
      className={classes.alert}
      aria-labelledby={titleId}
      data-folded={isFolded || undefined}
    >
      {/* The key mounts a new icon on each change, so that it blinks again. */}
      <IconAlertTriangle key={interactions.summary} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <div className={classes.head}>
          <Text component="h2" inherit fw="bold" className={classes.title} id={titleId}>
            {interactionsTitle(interactions)}
          </Text>
          {changeText && <span className={classes.changeText}>{changeText}</span>}
        </div>
        {interactions.unknown && <UnknownInteractions {...props} />}
        {interactions.count > 0 && <p className={classes.advice}>{interactionWarning}</p>}
        <DrugsByKind interactions={interactions} />
      </div>
    </section>
  );
}

/** Drugs of each kind, with a button that explains the kind. */
function DrugsByKind({ interactions: { found } }: { interactions: Interactions }) {
  return (
    <dl className={classes.kinds}>
      {found.map(({ key, label, meaning, drugs }) => (
        <div key={key} className={classes.kind}>
          <dt className={classes.label}>
            {label}
            <Toggletip label={`About ${label.toLowerCase()}`}>
              {interactionWarning}
              <Text inherit component="span" display="block" mt="xs">
                {meaning}
              </Text>
            </Toggletip>
          </dt>
          <dd className={classes.drugs}>{joinNames(drugs)}</dd>
        </div>
      ))}
    </dl>
  );
}
