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
  words: { untouched: string; touched: string; saving: string; saved?: string; outcome?: string };
  /** Label of the button that saves. */
  label?: string;
}

/**
 * Navigation such as Back and Next, and Update. Update is disabled without changes, while saving
 * and while a list is held up, and a text says why (decision 27). Without `dirty` there is no
 * Update. On a phone Update comes first.
 */
export function UpdateActions(props: UpdateActionsProps) {
  const {
    children,
    forward,
    words,
    isDirty: dirty,
    isSaving: saving = false,
    heldUpReason: heldUp,
    label = 'Update',
  } = props;
  const reasonId = useId();
  const savable = dirty !== undefined;
  const update = useRestoredFocus(saving, (button) => button.closest('section')?.querySelector('h2'));
  return (
    <div className={classes.actions} data-keep-clear>
      <div className={classes.moves}>{children}</div>
      {(forward || savable) && (
        // Separate elements: if React reused one button, the click on `forward` would submit.
        <div key={forward ? 'forward' : 'update'} className={classes.deed}>
          {forward ?? (
            <Button
              ref={update}
              type="submit"
              disabled={!dirty || Boolean(heldUp)}
              loading={saving}
              aria-describedby={reasonId}
            >
              {label}
            </Button>
          )}
        </div>
      )}
      {savable && (
        <Text component="div" size="sm" c="dimmed" className={classes.reason}>
          {!dirty && words.saved && <span>{words.saved}</span>}
          <span id={reasonId}>
            {saving ? words.saving : dirty ? (heldUp ?? words.touched) : words.untouched}
          </span>
          {dirty && !saving && !heldUp && words.outcome && <span>{words.outcome}</span>}
        </Text>
      )}
    </div>
  );
}
