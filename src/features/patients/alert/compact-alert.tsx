import { Popover, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { interactionsTitle, interactionWarning } from '#domain/interactions.ts';
import { joinNames } from '#domain/values/names.ts';
import type { AlertProps } from './alert-props.ts';
import classes from './compact-alert.module.css';
import { UnknownInteractions } from './unknown-interactions.tsx';

interface CompactAlertProps extends AlertProps {
  /** False while the whole alert is in view: then the place stays empty. */
  isShown: boolean;
  /** True to name the drugs where there is room, instead of counting them. */
  namesDrugs: boolean;
}

/** Counts of the interactions in the sticky strip; a click shows the drugs (physician §2). */
export function CompactAlert({ isShown, namesDrugs, ...props }: CompactAlertProps) {
  const { interactions, changeText } = props;
  // Nothing is found, and nothing is unknown.
  if (interactions.summary === '') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields for a fieldset
    <div
      role="group"
      aria-label="Drug interactions"
      className={classes.alert}
      data-shown={isShown || undefined}
      data-no-print
    >
      <Popover width="min(24rem, 90vw)" position="bottom-end" withArrow trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton className={classes.button}>
            <IconAlertTriangle
              // A new icon for each change, so that it blinks again.
              key={interactions.summary}
              className={classes.icon}
              data-blinks={changeText !== '' || undefined}
              aria-hidden
            />
            <Counts interactions={interactions} namesDrugs={namesDrugs} />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <DrugsByKind {...props} />
        </Popover.Dropdown>
      </Popover>
      {changeText && <span className={classes.changeText}>{changeText}</span>}
    </div>
  );
}

/** Text of the button: by kind on wide screens, the sum on a phone. */
function Counts({ interactions, namesDrugs }: Pick<CompactAlertProps, 'interactions' | 'namesDrugs'>) {
  // `unknown` is a sentence; null if all interactions are known.
  const { found, count, unknown } = interactions;
  return (
    <>
      <span className={classes.sum}>
        <span aria-hidden>{unknown ? '?' : count}</span>
        <VisuallyHidden component="span">{interactionsTitle(interactions)}</VisuallyHidden>
      </span>
      <span className={classes.kinds}>
        {unknown && <span className={classes.kind}>Interactions not known</span>}
        {found.map(({ key, label, drugs }) => (
          <span key={key} className={classes.kind}>
            {label} <strong>{namesDrugs ? joinNames(drugs) : drugs.length}</strong>{' '}
          </span>
        ))}
      </span>
    </>
  );
}

/** Content of the popover: the advice, then the drugs by kind with what each kind means. */
function DrugsByKind(props: AlertProps) {
  const { found, count, unknown } = props.interactions;
  return (
    <Text component="div" size="sm" className={classes.list}>
      {unknown && <UnknownInteractions {...props} />}
      {count > 0 && <div>{interactionWarning}</div>}
      {found.map(({ key, label, meaning, drugs }) => (
        <div key={key}>
          <strong>
            {label}: {joinNames(drugs)}
          </strong>
          <div>{meaning}</div>
        </div>
      ))}
      {props.changeText && <div>{props.changeText}</div>}
    </Text>
  );
}
