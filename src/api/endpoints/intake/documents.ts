import * as v from 'valibot';
import { endpoint, idInput, unreadReply } from '#api/contract/endpoint.ts';
import { optionalWord } from '#api/contract/optional-word.ts';
import { readableList } from '#api/contract/readable-list.ts';
import {
  countSchema,
  idSchema,
  optionalLine,
  optionalLongText,
  optionalUrl,
} from '#api/contract/reply-fields.ts';
import { documentMessages, documentTypes } from '#domain/documents/documents.ts';
import { oneOf } from '#domain/questions/answers/wire-fields.ts';
import { plainOptions } from '#domain/questions/option.ts';
import { longText, nonBlankLine } from '#domain/values/texts.ts';
import { sectionPaths } from './section-paths.ts';
import { readIntakeStatus } from './status.ts';

/** Document. Its file's URL has two names, one misspelt (decisions 4 and 8); screens use `url`. */
const patientDocument = v.pipe(
  v.object({
    id: idSchema,
    documentTitle: optionalLine,
    documentType: optionalWord(documentTypes),
    documentDescription: optionalLongText,
    documentName: optionalLine,
    url: optionalUrl,
    documenUrl: optionalUrl,
  }),
  v.transform(({ documenUrl, ...rest }) => ({ ...rest, url: rest.url || documenUrl })),
);

const sharedDefinition = {
  path: sectionPaths.MyDocuments,
  access: ['patient', 'physician'],
  onBehalf: true,
} as const;
const fields = {
  documentTitle: nonBlankLine,
  documentType: oneOf(plainOptions(documentTypes), false),
  /** Empty if there is no description (intake §7). */
  documentDescription: longText,
};
const userId = v.optional(idInput);

/** See intake §7: the list is `data.result`, the total `data.info.results`. */
export const listDocuments = endpoint({
  ...sharedDefinition,
  method: 'GET',
  summary: 'List the documents of an intake',
  reply: v.pipe(
    v.object({
      result: readableList(patientDocument),
      info: v.nullish(v.object({ results: countSchema })),
    }),
    v.transform(({ result: { items, unreadable }, info }) => ({ result: items, unreadable, info })),
  ),
});

export const readDocument = endpoint({
  ...sharedDefinition,
  method: 'GET',
  path: 'intake/documents/{id}',
  summary: 'Read one document’s particulars',
  reply: patientDocument,
});

/** Common parts of both calls that send a document. */
const writeDefinition = {
  multipart: true,
  reply: unreadReply,
  errors: { 413: documentMessages.tooLarge },
  otherErrors: documentMessages.notSaved,
  makesStale: [readIntakeStatus, listDocuments, readDocument],
} as const;

export const createDocument = endpoint({
  ...sharedDefinition,
  ...writeDefinition,
  method: 'POST',
  summary: 'Add a document with its file',
  body: v.object({ ...fields, file: v.file(), userId }),
  success: documentMessages.added,
  repeatable: false,
});

export const updateDocument = endpoint({
  ...sharedDefinition,
  ...writeDefinition,
  method: 'PUT',
  summary: 'Change a document; the file only where it is a new one',
  body: v.object({ id: idInput, ...fields, file: v.optional(v.file()), userId }),
  success: documentMessages.updated,
});

export const deleteDocument = endpoint({
  ...sharedDefinition,
  method: 'DELETE',
  summary: 'Remove a document and its file',
  query: v.object({ id: idInput }),
  reply: unreadReply,
  success: documentMessages.removed,
  errors: { 400: documentMessages.notRemoved },
  makesStale: [readIntakeStatus, listDocuments, readDocument],
});
