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

const emptyState = (
  <EmptyState title="No documents yet" titleOrder={4} picture="folder">
    Documents appear here once they are added with the form above.
  </EmptyState>
);

/** List of the stored documents (intake §3). */
export function DocumentList({ editingId, onUpdate }: DocumentListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [documentToDelete, setDocumentToDelete] = useState<PatientDocument | null>(null);
  const [removalCount, setRemovalCount] = useState(0);
  // Moves the focus after each removal: the focused button is unmounted with its row.
  useEffect(() => {
    if (removalCount > 0) heading.current?.focus();
  }, [removalCount]);

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
        empty={{ when: ({ result, unreadable }) => result.length + unreadable === 0, show: emptyState }}
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
                  onDelete={() => setDocumentToDelete(document)}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <DeleteDocument
        document={documentToDelete}
        onClose={() => setDocumentToDelete(null)}
        onRemoved={() => setRemovalCount((count) => count + 1)}
      />
    </Stack>
  );
}
