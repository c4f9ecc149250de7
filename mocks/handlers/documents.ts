import type * as documents from '#api/endpoints/intake/documents.ts';
import { documentTypes } from '#domain/documents/documents.ts';
import { findFileProblem } from '#domain/files/document-files.ts';
import { buildDocumentUrl, refuseBadFile, storeFile } from '#mocks/rules/document-file.ts';
import { Problem } from '#mocks/rules/problem.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, DocumentRecord } from '#mocks/store/tables.ts';
import { type HandlersOf, ResponseWithMessage } from './handler.ts';

/** Returns a patient's document. @throws Problem 404, also for another patient's document */
function requireOwnDocument({ tables }: Store, patient: Account, id: string): DocumentRecord {
  const document = tables.documents.find((entry) => entry.id === id && entry.userId === patient.id);
  if (!document) throw new Problem(404, 'There is no such document');
  return document;
}

function refuseUnknownType(documentType: string): void {
  if (!documentTypes.some((type) => type === documentType))
    throw new Problem(400, 'documentType: This is not one of the options');
}

const pickDocumentFields = ({
  id,
  documentTitle,
  documentType,
  documentDescription,
  documentName,
}: DocumentRecord) => ({
  id,
  documentTitle,
  documentType,
  documentDescription,
  documentName,
});

/** The list calls the URL `documenUrl` and a single document `url` (decisions 4 and 8). */
export const documentHandlers: HandlersOf<typeof documents> = {
  listDocuments({ store, patient }) {
    const ownDocuments = store.tables.documents.filter(({ userId }) => userId === patient.id);
    const result = ownDocuments.map((entry) => ({
      ...pickDocumentFields(entry),
      documenUrl: buildDocumentUrl(entry.id),
    }));
    return { result: result.toReversed(), info: { results: result.length } };
  },

  readDocument({ store, patient, params }) {
    const entry = requireOwnDocument(store, patient, params.id ?? '');
    return { ...pickDocumentFields(entry), url: buildDocumentUrl(entry.id) };
  },

  async createDocument({ store, patient, body }) {
    const { userId: _, file, ...fields } = body;
    refuseUnknownType(fields.documentType);
    await refuseBadFile(file, findFileProblem);
    const id = `document-${store.nextNumber()}`;
    const storedFile = await storeFile(store, id, file);
    store.tables.documents.push({ id, userId: patient.id, ...fields, ...storedFile });
    return new ResponseWithMessage(null, 'The document is saved');
  },

  async updateDocument({ store, patient, body }) {
    const { userId: _, file, id, ...fields } = body;
    const entry = requireOwnDocument(store, patient, id);
    refuseUnknownType(fields.documentType);
    if (file) {
      await refuseBadFile(file, findFileProblem);
      Object.assign(entry, await storeFile(store, id, file));
      // The record had a seeded sample file until now.
      delete entry.sample;
    }
    Object.assign(entry, fields);
    return new ResponseWithMessage(null, 'The document is saved');
  },

  async deleteDocument({ store, patient, query }) {
    const entry = requireOwnDocument(store, patient, query.id);
    store.tables.documents = store.tables.documents.filter((other) => other !== entry);
    await store.files.remove(entry.id);
    return new ResponseWithMessage(null, 'The document is removed');
  },
};
