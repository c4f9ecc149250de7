import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readDocument } from '#api/endpoints/intake/documents.ts';
import { endpointQuery } from '#api/query.ts';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';
import { ConflictChooser } from '../drafts/conflict-chooser.tsx';
import { useSubject } from '../subject.ts';
import { DocumentForm, type DocumentFormProps } from './document-form.tsx';
import { mergeEntry } from './merge-entry.ts';

/** Adds to a read record the listed fields that the reply may leave out (intake §7). */
function mergeWithListed(listed: PatientDocument, read: PatientDocument): PatientDocument {
  // A reply with a type has all fields but perhaps the file's name, so its blank ones are blank.
  if (read.documentType) return { ...read, documentName: read.documentName || listed.documentName };
  const filledFields = Object.entries(read).filter(([, value]) => value !== '');
  return { ...listed, ...Object.fromEntries(filledFields) };
}

interface SavedDocumentProps extends DocumentFormProps {
  /** Document as listed. */
  document: PatientDocument;
}

/** Form that updates a document. Reads it first, so that no newer change is overwritten. */
export function SavedDocument({ document, ...formProps }: SavedDocumentProps) {
  const { scope } = useSubject();
  const readQuery = endpointQuery(readDocument, { params: { id: document.id }, subject: scope });
  const query = useQuery({ ...readQuery, gcTime: 0, staleTime: 0 });
  return (
    <>
      <Loaded
        query={query}
        what="this document"
        hint="What is saved is not lost."
        skeleton={<FormSkeleton fields={4} label={`Loading ${document.documentTitle}`} />}
      >
        {(read) => <EditedDocument document={mergeWithListed(document, read)} {...formProps} />}
      </Loaded>
      {query.error && !query.data && (
        <Button variant="default" mt="md" onClick={formProps.onCancel}>
          Cancel
        </Button>
      )}
    </>
  );
}

/** Form of the document as first read, despite later refetches, merged with a restored draft. */
function EditedDocument({ document, restored, ...formProps }: SavedDocumentProps) {
  const [firstRead] = useState(document);
  const [merge] = useState(() => restored && mergeEntry(restored, firstRead));
  const [entry, setEntry] = useState(() =>
    // Without conflicts, no choice is asked for.
    merge?.conflicts.length === 0 ? merge.resolve(() => 'yours') : null,
  );
  if (merge && !entry)
    return (
      <ConflictChooser
        conflicts={merge.conflicts}
        isBaseKnown
        onChosen={(choose) => setEntry(merge.resolve(choose))}
        onCancel={formProps.onCancel}
      />
    );
  return <DocumentForm document={firstRead} restored={entry} {...formProps} />;
}
