import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { SNAPSHOT_VERSION } from '#mocks/store/snapshot.ts';
import type { SavedSnapshot } from '#mocks/store/snapshot-storage.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { formatTime } from '../../format.ts';
import classes from '../../parts.module.css';
import { useTask } from '../../use-task.ts';
import { ActionForm, actionLabels, type SnapshotAction, snapshotActions } from './action-form.tsx';
import type { Snapshots } from './use-snapshots.ts';

const kilobyteFormat = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});

/** Opens an action's form in place of the buttons. Cancelling returns the focus to its button. */
function useSnapshotAction() {
  const [openAction, setOpenAction] = useState<SnapshotAction | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const lastAction = useRef<SnapshotAction | null>(null);
  useEffect(() => {
    if (!openAction && lastAction.current)
      row.current?.querySelector<HTMLElement>(`[data-action=${lastAction.current}]`)?.focus();
    lastAction.current = openAction;
  }, [openAction]);
  return { openAction, setOpenAction, row };
}

interface SnapshotButtonsProps {
  name: string;
  isRestoring: boolean;
  /** Undefined for a snapshot that cannot be restored. */
  onRestore: (() => void) | undefined;
  onOpen: (action: SnapshotAction) => void;
}

/** Buttons of a snapshot. Each but Restore opens a form in place of the buttons. */
function SnapshotButtons({ name, isRestoring, onRestore, onOpen }: SnapshotButtonsProps) {
  return (
    <div className={classes.actions}>
      {onRestore && (
        <Button loading={isRestoring} aria-label={`Restore ${name}`} onClick={onRestore}>
          Restore
        </Button>
      )}
      {snapshotActions.map((action) => (
        <Button
          key={action}
          variant="default"
          data-action={action}
          aria-label={`${actionLabels[action]} ${name}`}
          onClick={() => onOpen(action)}
        >
          {actionLabels[action]}
        </Button>
      ))}
    </div>
  );
}

interface SnapshotRowProps {
  saved: SavedSnapshot;
  snapshots: Snapshots;
  /** Called after the row has changed or gone, with the announcement. */
  onDone: (announcement: string) => void;
}

/** Row of a named snapshot. A snapshot of another version stays but cannot be restored. */
export function SnapshotRow({ saved, snapshots, onDone }: SnapshotRowProps) {
  const { name, savedAt, version, scenario, characters } = saved;
  const { openAction, setOpenAction, row } = useSnapshotAction();
  const { run, working, error } = useTask();
  const isUsable = version === SNAPSHOT_VERSION;
  const close = () => setOpenAction(null);
  /** Runs a confirmed action, closes its form and reports it; the form stays after a failure. */
  const runAndClose = (change: () => Promise<void>, announcement: string) =>
    run(async () => {
      await change();
      close();
      onDone(announcement);
    });

  return (
    <li ref={row} className={classes.card} data-alarm={isUsable ? undefined : true}>
      <h4 className={classes.partTitle}>{name}</h4>
      <p className={classes.dimmed}>
        {formatTime(savedAt)} · {scenario || 'no scenario'} ·{' '}
        {kilobyteFormat.format(Math.ceil(characters / 1000))}
      </p>
      {!isUsable && (
        <p>
          Saved by version {version} of the mock. This is version {SNAPSHOT_VERSION}, which cannot restore it.
        </p>
      )}
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
      {openAction === null ? (
        <SnapshotButtons
          name={name}
          isRestoring={working}
          onRestore={isUsable ? () => run(() => snapshots.restore(name)) : undefined}
          onOpen={setOpenAction}
        />
      ) : (
        <ActionForm
          name={name}
          action={openAction}
          working={working}
          onRename={async (newName) => {
            if (newName !== name) await snapshots.rename(name, newName);
            close();
            onDone(`The snapshot is now called ${newName}`);
          }}
          onReplace={() => runAndClose(() => snapshots.replace(name), `${name} holds the present state`)}
          onDelete={() => runAndClose(() => snapshots.remove(name), `${name} is deleted`)}
          onCancel={close}
        />
      )}
    </li>
  );
}
