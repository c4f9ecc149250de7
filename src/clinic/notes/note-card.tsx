import { Text } from '@mantine/core';
import type { Note } from '#domain/notes/note.ts';
import { formatEntryTime } from '#domain/values/dates.ts';
import { NoteAudience } from './note-audience.tsx';
import classes from './notes.module.css';

interface NoteCardProps {
  note: Note;
  /** True to show the audience, for users who also see notes that are not shared. */
  showsAudience: boolean;
}

/** Consultation note: time, audience, text with its line breaks, and author. */
export function NoteCard({ note, showsAudience }: NoteCardProps) {
  const { text, isShared, createdAt, author } = note;
  const formattedTime = formatEntryTime(createdAt);
  return (
    // Focus target of "Load more": a note has no element that takes the focus.
    <article className={classes.note} tabIndex={-1}>
      <header className={classes.head}>
        {formattedTime ? (
          <time dateTime={createdAt} className={classes.time}>
            {formattedTime}
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
