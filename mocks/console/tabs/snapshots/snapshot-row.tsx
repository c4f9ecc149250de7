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

const kilobytes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});

/** Opens an action's form in place of the buttons. Cancelling returns the focus to its button. */
function useSnapshotAction() {
  const [deed, setDeed] = useState<SnapshotAction | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const before = useRef<SnapshotAction | null>(null);
  useEffect(() => {
    if (!deed && before.current)
      row.current?.querySelector<HTMLElement>(`[data-deed=${before.current}]`)?.focus();
    before.current = deed;
  }, [deed]);
  return { deed, setDeed, row };
}

interface SnapshotButtonsProps {
  name: string;
  isRestoring: boolean;
  /** Undefined for a snapshot that cannot be restored. */
  onRestore: (() => void) | undefined;
  onOpen: (action: SnapshotAction) => void;
}

function SnapshotButtons({ name, isRestoring, onRestore, onOpen }: SnapshotButtonsProps) {
  return (
    <div className={classes.actions}>
      {onRestore && (
        <Button loading={isRestoring} aria-label={`Restore ${name}`} onClick={onRestore}>
          Restore
        </Button>
      )}
      {snapshotActions.map((each) => (
        <Button
          key={each}
          variant="default"
          data-deed={each}
          aria-label={`${actionLabels[each]} ${name}`}
          onClick={() => onOpen(each)}
        >
          {actionLabels[each]}
        </Button>
      ))}
    </div>
  );
}

interface SnapshotRowProps {
  saved: SavedSnapshot;
  snapshots: Snapshots;
  /** Called after the row has changed or gone, with the announcement. */
  onDone: (said: string) => void;
}

/** Row of a named snapshot. A snapshot of another version stays but cannot be restored. */
export function SnapshotRow({ saved, snapshots, onDone }: SnapshotRowProps) {
  const { name, savedAt, version, scenario, characters } = saved;
  const { deed, setDeed, row } = useSnapshotAction();
  const { run, working, error } = useTask();
  const isUsable = version === SNAPSHOT_VERSION;
  const close = () => setDeed(null);
  const confirmed = (step: () => Promise<void>, said: string) =>
    run(async () => {
      await step();
      close();
      onDone(said);
    });

  return (
    <li ref={row} className={classes.card} data-alarm={isUsable ? undefined : true}>
      <h4 className={classes.partTitle}>{name}</h4>
      <p className={classes.quiet}>
        {formatTime(savedAt)} · {scenario || 'no scenario'} · {kilobytes.format(Math.ceil(characters / 1000))}
      </p>
      {!isUsable && (
        <p>
          Saved by version {version} of the mock. This is version {SNAPSHOT_VERSION}, which cannot restore it.
        </p>
      )}
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
      {deed === null ? (
        <SnapshotButtons
          name={name}
          isRestoring={working}
          onRestore={isUsable ? () => run(() => snapshots.restore(name)) : undefined}
          onOpen={setDeed}
        />
      ) : (
        <ActionForm
          name={name}
          action={deed}
          working={working}
          onRename={async (newName) => {
            if (newName !== name) await snapshots.rename(name, newName);
            close();
            onDone(`The snapshot is now called ${newName}`);
          }}
          onReplace={() => confirmed(() => snapshots.replace(name), `${name} holds the present state`)}
          onDelete={() => confirmed(() => snapshots.remove(name), `${name} is deleted`)}
          onCancel={close}
        />
      )}
    </li>
  );
}
