import { Button, Popover, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { interactionWarning } from '#domain/interactions.ts';
import { joinNames } from '#domain/values/names.ts';
import classes from './compact-alert.module.css';
import type { InteractionAlertProps } from './interaction-alert.tsx';

/** Compact alert in the sticky strip, while the full alert is out of view (physician §2). */
export function CompactAlert(props: InteractionAlertProps & { isShown: boolean }) {
  const { interactions, onRetry, retrying, changeText: changed, isShown } = props;
  const { found, unknown, words } = interactions;
  if (words === '') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields for a fieldset
    <div
      role="group"
      aria-label="Drug interactions"
      className={classes.alert}
      data-shown={isShown || undefined}
      data-no-print
    >
      <IconAlertTriangle
        key={words}
        className={classes.icon}
        data-blinks={changed !== '' || undefined}
        aria-hidden
      />
      {unknown && (
        <>
          <span className={classes.unknown}>Interactions not known</span>
          <Button variant="default" size="sm" onClick={onRetry} loading={retrying}>
            Retry
          </Button>
        </>
      )}
      {found.map(({ key, label, meaning, drugs }) => (
        <Popover key={key} width="min(20rem, 90vw)" position="bottom-start" withArrow trapFocus returnFocus>
          <Popover.Target>
            <UnstyledButton className={classes.kind}>
              <span className={classes.label}>{label}</span>
              <span className={classes.count}>{drugs.length}</span>
              <span className={classes.drugs}>{joinNames(drugs)}</span>
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown>
            <Text component="div" size="sm">
              <strong>
                {label}: {joinNames(drugs)}
              </strong>
              <Text inherit component="span" display="block" mt="xs">
                {interactionWarning} {meaning}
              </Text>
            </Text>
          </Popover.Dropdown>
        </Popover>
      ))}
      {changed && <span className={classes.changed}>{changed}</span>}
    </div>
  );
}
