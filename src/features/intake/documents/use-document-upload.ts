import { useQueryClient } from '@tanstack/react-query';
import type { RetryMode } from '#api/activity.ts';
import { call } from '#api/client/call.ts';
import { createDocument, listDocuments, updateDocument } from '#api/endpoints/intake/documents.ts';
import { endpointQuery } from '#api/query.ts';
import { useCreatingUpload, useUpload } from '#api/use-upload.ts';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { useSubject } from '../subject.ts';
import type { DocumentEntry } from './use-document-draft.ts';

/** Returns the upload of a new document, which after a lost answer looks for it in the list. */
function useDocumentCreation() {
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  const { queryKey } = endpointQuery(listDocuments, { subject: scope });
  return useCreatingUpload(createDocument, ({ body }) => {
    // Without a cached list, any equal document counts as the lost one.
    const knownIds = queryClient.getQueryData(queryKey)?.result.map(({ id }) => id) ?? [];
    return async () => {
      const { data } = await call(listDocuments, { subject: scope });
      const isSame = (listed: PatientDocument) =>
        listed.documentTitle === body.documentTitle && listed.documentType === body.documentType;
      return data.result.some((listed) => !knownIds.includes(listed.id) && isSame(listed))
        ? { data: null }
        : null;
    };
  });
}

/**
 * Uploads a document and its file.
 * @param document document to update; null to add one
 * @param onSaved called after a success, before `send` resolves
 */
export function useDocumentUpload(document: PatientDocument | null, file: File | null, onSaved: () => void) {
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  const creation = useDocumentCreation();
  const update = useUpload(updateDocument);

  /** @throws ApiError if the upload fails, or its outcome is unknown */
  async function send(
    { documentTitle, documentType, documentDescription }: DocumentEntry['fields'],
    mode?: RetryMode,
  ) {
    const body = {
      documentTitle: documentTitle.trim(),
      documentType,
      documentDescription: documentDescription.trim(),
    };
    if (document) {
      const applySave = (listed: PatientDocument) =>
        listed.id === document.id ? { ...listed, ...body, ...(file && { documentName: file.name }) } : listed;
      await update.send({ body: { id: document.id, ...body, file: file ?? undefined }, subject: scope });
      // Until the refetch, a download would save the new file under the old name.
      const { queryKey } = endpointQuery(listDocuments, { subject: scope });
      queryClient.setQueryData(queryKey, (list) => list && { ...list, result: list.result.map(applySave) });
    } else if (file) await creation.send({ body: { ...body, file }, subject: scope }, { mode });
    onSaved();
  }

  return { upload: document ? update : creation, send };
}
