import { Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import { type Interactions, interactionWarning } from '#domain/interactions.ts';
import { joinNames } from '#domain/values/names.ts';
import { Toggletip } from '#ui/feedback/toggletip.tsx';
import classes from './interaction-alert.module.css';

export interface InteractionAlertProps {
  interactions: Interactions;
  /** Refetches the patient. */
  onRetry: () => void;
  retrying: boolean;
  /** Text with the time of the last change; '' without one. */
  changeText: string;
}

/** Alert of drugs that interact with cytochrome P450; nothing without any (physician §2). */
export function InteractionAlert(props: InteractionAlertProps & { ref: Ref<HTMLElement> }) {
  const { interactions, onRetry, retrying, changeText: changed, ref } = props;
  const { found, unknown, words } = interactions;
  const titleId = useId();
  if (words === '') return null;
  return (
    <section ref={ref} className={classes.alert} aria-labelledby={titleId}>
      {/* The key mounts a new icon on each change, so that it blinks again. */}
      <IconAlertTriangle key={words} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <div className={classes.head}>
          <Text component="h2" fw="medium" className={classes.title} id={titleId}>
            {unknown ? 'Interactions not known' : 'Possible drug interactions'}
          </Text>
          {changed && <span className={classes.changed}>{changed}</span>}
        </div>
        {unknown && (
          <div className={classes.unknown}>
            <span>
              {unknown} {found.length > 0 && 'What is known:'}
            </span>
            <Button variant="default" size="sm" onClick={onRetry} loading={retrying}>
              Retry
            </Button>
          </div>
        )}
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
      </div>
    </section>
  );
}
