import { Button, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useKeptFocus } from '#ui/reading/use-kept-focus.ts';
import type { SaveState } from './save-state.ts';
import classes from './update-actions.module.css';

interface UpdateActionsProps extends Partial<SaveState> {
  /** Back and Next, or another way out. */
  children: ReactNode;
  /** In the place of Update, where the form goes on before it is saved. */
  forward?: ReactNode;
  /** What is said beside Update while nothing was changed, once something was, and while that is saved; and what it leads to. */
  words: { untouched: string; touched: string; saving: string; saved?: string; outcome?: string };
  /** What the button that saves is called. */
  label?: string;
}

/**
 * What only moves, as Back and Next; Update saves. It is disabled until an edit, while saving and while a list is held up, and
 * says why in words (decision 27). Without `dirty` there is nothing to save, and no Update. On a phone it comes first.
 */
export function UpdateActions(props: UpdateActionsProps) {
  const { children, forward, words, dirty, saving = false, heldUp, label = 'Update' } = props;
  const reasonId = useId();
  const savable = dirty !== undefined;
  const update = useKeptFocus(saving, (button) => button.closest('section')?.querySelector('h2'));
  return (
    <div className={classes.actions} data-keep-clear>
      <div className={classes.moves}>{children}</div>
      {(forward || savable) && (
        // An element of its own: a button that becomes another one while it is pressed would save.
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
