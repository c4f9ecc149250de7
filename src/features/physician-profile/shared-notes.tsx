import { Title } from '@mantine/core';
import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { listSharedNotes } from '#api/endpoints/notes.ts';
import { NO_NOTES, NoteList } from '#clinic/notes/note-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded, type LoadedProps } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import classes from './physician-profile.module.css';

interface SharedNotesProps {
  query: LoadedProps<ReplyOf<typeof listSharedNotes>>['query'];
  /** The physician's name. */
  name: string;
}

/** Notes shared with the patient; the endpoint's schema drops others (physician §6). */
export function SharedNotes({ query, name }: SharedNotesProps) {
  const emptyState = (
    <Card>
      <EmptyState
        title={NO_NOTES}
        titleOrder={3}
        picture="notePad"
        action={
          <LinkButton to="/dashboard" variant="default">
            Go to your dashboard
          </LinkButton>
        }
      >
        What <bdi>{name}</bdi> shares with you after a consultation will stand here, and your bell tells you
        of it.
      </EmptyState>
    </Card>
  );
  return (
    <section aria-labelledby="shared-notes" className={classes.panel}>
      <Title order={2} size="h3" id="shared-notes">
        Notes
      </Title>
      <Loaded
        query={query}
        what="the notes"
        skeleton={<CardSkeleton label="Loading the notes" lines={4} />}
        empty={{ when: ({ notes, unreadable }) => notes.length + unreadable === 0, show: emptyState }}
      >
        {({ notes, unreadable }) => (
          <>
            <Unreadable count={unreadable} what={['note', 'notes']}>
              Please ask your physician about it.
            </Unreadable>
            <NoteList notes={notes} />
          </>
        )}
      </Loaded>
    </section>
  );
}
