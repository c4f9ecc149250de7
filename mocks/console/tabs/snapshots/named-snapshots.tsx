import { useRef } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { NameForm } from './name-form.tsx';
import { SnapshotRow } from './snapshot-row.tsx';
import { type Snapshots, useSnapshots } from './use-snapshots.ts';

interface SnapshotListProps {
  snapshots: Snapshots;
  onDone: (announcement: string) => void;
}

/** Rows of the snapshots, or why there are none: being read, unreadable or none saved. */
function SnapshotList({ snapshots, onDone }: SnapshotListProps) {
  const { list, problem } = snapshots;
  if (problem) return <InlineNotice kind="error">{problem}</InlineNotice>;
  if (!list) return <p className={classes.dimmed}>Reading the snapshots…</p>;
  if (list.length === 0)
    return <p className={classes.dimmed}>No snapshots yet: name one to come back to it.</p>;
  return (
    <ul className={classes.list}>
      {list.map((saved) => (
        <SnapshotRow key={saved.name} saved={saved} snapshots={snapshots} onDone={onDone} />
      ))}
    </ul>
  );
}

/** Section with named snapshots, which are stored in this browser. */
export function NamedSnapshots() {
  const snapshots = useSnapshots();
  const announce = useAnnounce();
  const rows = useRef<HTMLDivElement>(null);
  // Moves the focus to the list: the row with the focused button may be gone.
  const onDone = (announcement: string) => {
    rows.current?.focus();
    announce(announcement);
  };
  return (
    <Section
      title="Named snapshots"
      hint="All of the mock’s data and its clock, kept in this browser. Uploaded files and drafts are not part of it."
    >
      <NameForm
        label="Name of the snapshot"
        submitLabel="Save snapshot"
        onSubmit={async (name) => {
          await snapshots.add(name);
          announce(`The snapshot ${name} is saved`);
        }}
      />
      <div ref={rows} tabIndex={-1} className={classes.focusable}>
        <SnapshotList snapshots={snapshots} onDone={onDone} />
      </div>
    </Section>
  );
}
