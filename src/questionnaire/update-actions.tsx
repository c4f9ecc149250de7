import { Button, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import type { SaveState } from './save-state.ts';
import classes from './update-actions.module.css';

interface UpdateActionsProps extends Partial<SaveState> {
  /** Back and Next, or other navigation. */
  children: ReactNode;
  /** Replaces Update if the form continues with a step before the save. */
  forward?: ReactNode;
  /** Texts next to Update: before and after an edit, in a save, after it, and what it leads to. */
  texts: { untouched: string; touched: string; saving: string; saved?: string; outcome?: string };
  /** Label of the button that saves. */
  label?: string;
}

/**
 * Navigation such as Back and Next, and Update. Update is disabled without changes, while saving
 * and while a list is held up, and a text says why (decision 27). Without `isDirty` there is no
 * Update. On a phone Update comes first, and no toast covers the buttons (`data-keep-clear`).
 */
export function UpdateActions(props: UpdateActionsProps) {
  const { children, forward, texts, isDirty, isSaving = false, heldUpReason, label = 'Update' } = props;
  const reasonId = useId();
  const hasUpdate = isDirty !== undefined;
  const updateRef = useRestoredFocus(isSaving, (button) => button.closest('section')?.querySelector('h2'));
  return (
    <div className={classes.actions} data-keep-clear>
      <div className={classes.navigation}>{children}</div>
      {(forward || hasUpdate) && (
        // Separate elements: if React reused one button, the click on `forward` would submit.
        <div key={forward ? 'forward' : 'update'} className={classes.mainAction}>
          {forward ?? (
            <Button
              ref={updateRef}
              type="submit"
              disabled={!isDirty || Boolean(heldUpReason)}
              loading={isSaving}
              aria-describedby={reasonId}
            >
              {label}
            </Button>
          )}
        </div>
      )}
      {hasUpdate && (
        <Text component="div" size="sm" c="dimmed" className={classes.reason}>
          {!isDirty && texts.saved && <span>{texts.saved}</span>}
          <span id={reasonId}>
            {isSaving ? texts.saving : isDirty ? (heldUpReason ?? texts.touched) : texts.untouched}
          </span>
          {isDirty && !isSaving && !heldUpReason && texts.outcome && <span>{texts.outcome}</span>}
        </Text>
      )}
    </div>
  );
}
