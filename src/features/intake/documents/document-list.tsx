import { Stack, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { DeleteDocument } from './delete-document.tsx';
import { DocumentRow } from './document-row.tsx';
import classes from './documents.module.css';
import { useDocuments } from './use-documents.ts';

interface DocumentListProps {
  /** Id of the document in the form. */
  editingId: string | undefined;
  onUpdate: (document: PatientDocument) => void;
}

const none = (
  <EmptyState title="No documents yet" titleOrder={4} picture="folder">
    Documents appear here once they are added with the form above.
  </EmptyState>
);

/** List of the stored documents (intake §3). */
export function DocumentList({ editingId, onUpdate }: DocumentListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [documentToDelete, setAsked] = useState<PatientDocument | null>(null);
  const [removed, setRemoved] = useState(0);
  // The focused button is unmounted with its row.
  useEffect(() => {
    if (removed > 0) heading.current?.focus();
  }, [removed]);

  return (
    <Stack gap="md">
      <Title ref={heading} order={3} size="h4" tabIndex={-1} className={classes.heading}>
        Saved documents
      </Title>
      <Loaded
        query={useDocuments()}
        what="My Documents"
        hint="What is saved is not lost."
        skeleton={<ListSkeleton label="Loading My Documents" />}
        empty={{ when: ({ result, unreadable }) => result.length + unreadable === 0, show: none }}
      >
        {({ result, unreadable }) => (
          <>
            <Unreadable count={unreadable} what={['document', 'documents']}>
              The clinic still has what was added.
            </Unreadable>
            <ul className={classes.list}>
              {result.map((document) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  editing={document.id === editingId}
                  onUpdate={() => onUpdate(document)}
                  onDelete={() => setAsked(document)}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <DeleteDocument
        document={documentToDelete}
        onClose={() => setAsked(null)}
        onRemoved={() => setRemoved((count) => count + 1)}
      />
    </Stack>
  );
}
