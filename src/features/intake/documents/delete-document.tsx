import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOrFind, goneFrom } from '#api/call-or-find.ts';
import { isUnknown } from '#api/client/api-error.ts';
import { deleteDocument, listDocuments } from '#api/endpoints/intake/documents.ts';
import { endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useSubject } from '../subject.ts';
import classes from './documents.module.css';

interface DeleteDocumentProps {
  /** The one to remove; null while none is. */
  document: PatientDocument | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a document and its file are removed. */
export function DeleteDocument({ document, onClose, onRemoved }: DeleteDocumentProps) {
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  const list = endpointQuery(listDocuments, { subject: scope });
  const { mutateAsync, error, reset } = useWrite(deleteDocument, (input) =>
    callOrFind(deleteDocument, input, async () => {
      const { result, unreadable } = await queryClient.fetchQuery({ ...list, staleTime: 0 });
      return goneFrom(result, unreadable, input.query.id);
    }),
  );
  // The question keeps its words while it fades away.
  const [last, setLast] = useState(document);
  if (document && document !== last) setLast(document);

  async function remove() {
    if (!document) return;
    await mutateAsync({ query: { id: document.id }, subject: scope });
    queryClient.setQueryData(list.queryKey, (known) =>
      known ? { ...known, result: known.result.filter(({ id }) => id !== document.id) } : known,
    );
    onRemoved();
  }

  function close() {
    reset();
    onClose();
  }

  return (
    <ConfirmDialog
      opened={document !== null}
      title="Delete this document?"
      confirmLabel="Delete"
      cancelLabel="Keep it"
      danger
      onClose={close}
      onConfirm={remove}
      error={
        error && `The document ${isUnknown(error) ? 'may have been' : 'is not'} removed. ${error.message}`
      }
    >
      <span className={classes.name}>“{last?.documentTitle}”</span> and its file will be removed. This cannot
      be undone.
    </ConfirmDialog>
  );
}
