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
  if (read.documentType) return { ...read, documentName: read.documentName || listed.documentName };
  const said = Object.entries(read).filter(([, value]) => value !== '');
  return { ...listed, ...Object.fromEntries(said) };
}

interface SavedDocumentProps extends DocumentFormProps {
  /** Document as listed. */
  document: PatientDocument;
}

/** Form that updates a document. Reads it first, so that no newer change is overwritten. */
export function SavedDocument({ document, ...rest }: SavedDocumentProps) {
  const { scope } = useSubject();
  const read = endpointQuery(readDocument, { params: { id: document.id }, subject: scope });
  const query = useQuery({ ...read, gcTime: 0, staleTime: 0 });
  return (
    <>
      <Loaded
        query={query}
        what="this document"
        hint="What is saved is not lost."
        skeleton={<FormSkeleton fields={4} label={`Loading ${document.documentTitle}`} />}
      >
        {(found) => <EditedDocument document={mergeWithListed(document, found)} {...rest} />}
      </Loaded>
      {query.error && !query.data && (
        <Button variant="default" mt="md" onClick={rest.onCancel}>
          Cancel
        </Button>
      )}
    </>
  );
}

/** Form of the document as first read, despite later refetches, merged with a restored draft. */
function EditedDocument({ document, restored, ...rest }: SavedDocumentProps) {
  const [first] = useState(document);
  const [merge] = useState(() => restored && mergeEntry(restored, first));
  const [entry, setEntry] = useState(() =>
    merge?.conflicts.length === 0 ? merge.resolve(() => 'yours') : null,
  );
  if (merge && !entry)
    return (
      <ConflictChooser
        conflicts={merge.conflicts}
        isBaseKnown
        onChosen={(choose) => setEntry(merge.resolve(choose))}
        onCancel={rest.onCancel}
      />
    );
  return <DocumentForm document={first} restored={entry} {...rest} />;
}
