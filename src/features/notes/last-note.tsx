import { GlanceBlock } from '#clinic/glance/glance-block.tsx';
import { NoteAudience } from '#clinic/notes/note-audience.tsx';
import { NO_NOTES } from '#clinic/notes/note-list.tsx';
import { beginningOf, type Note } from '#domain/notes/note.ts';
import { formatEntryTime } from '#domain/values/dates.ts';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import classes from './last-note.module.css';
import { usePatientNotes } from './use-patient-notes.ts';

/** First lines of the newest note, on Patient Profile; the title leads to Notes. */
export function LastNote({ patientId }: { patientId: string }) {
  const query = usePatientNotes(patientId);
  return (
    <GlanceBlock
      title={
        <LinkAnchor
          to="/physician/patient-profile/$patientId"
          params={{ patientId }}
          search={{ view: 'notes' }}
          resetScroll={false}
        >
          Last note
        </LinkAnchor>
      }
    >
      <Loaded
        query={query}
        what="the last note"
        skeleton={<ListSkeleton rows={2} label="Loading the last note" />}
      >
        {({ notes: [newest], unreadable }) => (
          <>
            <Unreadable count={unreadable} what={['note', 'notes']}>
              A newer one may be among them.
            </Unreadable>
            {newest && <NoteInBrief note={newest} />}
            {!newest && unreadable === 0 && <span>{NO_NOTES}</span>}
          </>
        )}
      </Loaded>
    </GlanceBlock>
  );
}

/** Time, first lines, author and audience of a note. */
function NoteInBrief({ note: { text, isShared, createdAt, author } }: { note: Note }) {
  return (
    <>
      <time dateTime={createdAt} className={classes.time}>
        {formatEntryTime(createdAt)}
      </time>
      <p className={classes.text} dir="auto">
        {beginningOf(text)}
      </p>
      <div className={classes.authorAndAudience}>
        {author !== '' && <bdi>{author}</bdi>}
        <NoteAudience isShared={isShared} />
      </div>
    </>
  );
}
