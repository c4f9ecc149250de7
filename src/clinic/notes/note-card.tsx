import { Text } from '@mantine/core';
import type { Note } from '#domain/notes/note.ts';
import { formatEntryTime } from '#domain/values/dates.ts';
import { NoteAudience } from './note-audience.tsx';
import classes from './notes.module.css';

interface NoteCardProps {
  note: Note;
  /** Says who reads it: for those who read more than what is shared. */
  showsAudience: boolean;
}

/** A consultation note: when, who reads it, what it says with its line breaks, and who wrote it. */
export function NoteCard({ note, showsAudience }: NoteCardProps) {
  const { text, isShared, createdAt, author } = note;
  const when = formatEntryTime(createdAt);
  return (
    // The keyboard goes on here when more notes are loaded: nothing in a note takes the focus.
    <article className={classes.note} tabIndex={-1}>
      <header className={classes.head}>
        {when ? (
          <time dateTime={createdAt} className={classes.when}>
            {when}
          </time>
        ) : (
          <Text span fs="italic">
            No date
          </Text>
        )}
        {showsAudience && <NoteAudience isShared={isShared} />}
      </header>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      {author !== '' && (
        <Text size="sm" c="dimmed" className={classes.author}>
          <bdi>{author}</bdi>
        </Text>
      )}
    </article>
  );
}
