import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOrFind, checkRemoved } from '#api/call-or-find.ts';
import { isOutcomeUnknown } from '#api/client/api-error.ts';
import { deleteDocument, listDocuments } from '#api/endpoints/intake/documents.ts';
import { endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useSubject } from '../subject.ts';
import classes from './documents.module.css';

interface DeleteDocumentProps {
  /** Document to delete; null closes the dialog. */
  document: PatientDocument | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** Dialog that confirms the deletion of a document and its file. */
export function DeleteDocument({ document, onClose, onRemoved }: DeleteDocumentProps) {
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  const listQuery = endpointQuery(listDocuments, { subject: scope });
  const { mutateAsync, error, reset } = useWrite(deleteDocument, (input) =>
    callOrFind(deleteDocument, input, async () => {
      const { result, unreadable } = await queryClient.fetchQuery({ ...listQuery, staleTime: 0 });
      return checkRemoved(result, unreadable, input.query.id);
    }),
  );
  // State set during render: keeps the title in the dialog while the dialog fades out.
  const [shownDocument, setShownDocument] = useState(document);
  if (document && document !== shownDocument) setShownDocument(document);

  /** Deletes the document, and takes it from the cached list at once. */
  async function remove() {
    if (!document) return;
    await mutateAsync({ query: { id: document.id }, subject: scope });
    queryClient.setQueryData(listQuery.queryKey, (known) =>
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
        error &&
        `The document ${isOutcomeUnknown(error) ? 'may have been' : 'is not'} removed. ${error.message}`
      }
    >
      <span className={classes.name}>“{shownDocument?.documentTitle}”</span> and its file will be removed.
      This cannot be undone.
    </ConfirmDialog>
  );
}
