import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createDocument, listDocuments, updateDocument } from '#api/intake/documents.ts';
import { endpointKey } from '#api/query.ts';
import { useUpload } from '#api/use-upload.ts';
import type { PatientDocument } from '#domain/documents.ts';
import { messages } from '#domain/messages.ts';
import { useSubject } from '../subject.ts';
import { useAttachment } from './use-attachment.ts';

export type Fields = Pick<PatientDocument, 'documentTitle' | 'documentType' | 'documentDescription'>;
export type FieldName = keyof Fields;

const blank: Fields = { documentTitle: '', documentType: '', documentDescription: '' };
const requiredFields = ['documentTitle', 'documentType'] as const;

function findProblems(fields: Fields): Partial<Record<FieldName, string>> {
  const missing = requiredFields.filter((name) => fields[name].trim() === '');
  return Object.fromEntries(missing.map((name) => [name, messages.required]));
}

/**
 * The form's two modes (intake §4): adding, and updating a document, whose file counts as attached (decision 36).
 * @param document the one that is updated; null to add one
 */
export function useDocumentForm(document: PatientDocument | null, onSaved: () => void) {
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  const initial: Fields = document ?? blank;
  const [fields, setFields] = useState<Fields>(initial);
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const attachment = useAttachment(document);
  const adding = useUpload(createDocument);
  const updating = useUpload(updateDocument);
  const upload = document ? updating : adding;
  const changed = (Object.keys(blank) as FieldName[]).some((name) => fields[name] !== initial[name]);

  function change(name: FieldName, value: string) {
    setFields((known) => ({ ...known, [name]: value }));
    if (problems[name] && value.trim() !== '') setProblems({ ...problems, [name]: undefined });
  }

  async function send({ documentTitle, documentType, documentDescription }: Fields) {
    const { file } = attachment;
    const body = {
      documentTitle: documentTitle.trim(),
      documentType,
      documentDescription: documentDescription.trim(),
    };
    if (document) {
      await updating.send({ body: { id: document.id, ...body, file: file ?? undefined }, subject: scope });
    } else if (file) await adding.send({ body: { ...body, file }, subject: scope });
    onSaved();
  }

  async function save() {
    if (!attachment.attached || upload.uploading) return;
    const found = findProblems(fields);
    setProblems(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    // It may have arrived all the same: what the list says is what is true.
    await send(fields).catch(() => queryClient.invalidateQueries({ queryKey: endpointKey(listDocuments) }));
  }

  return {
    fields,
    change,
    problems,
    attempt,
    attachment,
    upload,
    save,
    dirty: changed || attachment.changed || upload.uploading,
  };
}

export type DocumentFormState = ReturnType<typeof useDocumentForm>;
