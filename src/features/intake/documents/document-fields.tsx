import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Select, Textarea, TextInput } from '@mantine/core';
import { memo } from 'react';
import { documentTypes } from '#domain/documents/documents.ts';
import { formatFileSize, MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { acceptedFiles } from '#domain/files/file-formats.ts';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { AttachedFile } from './attached-file.tsx';
import classes from './documents.module.css';
import type { DocumentFormState } from './use-document-form.ts';

/** Lists the known types, and the document's own type if it is not one of them. */
const listTypes = (type: string) =>
  type === '' || documentTypes.some((known) => known === type) ? documentTypes : [type, ...documentTypes];

interface FieldProps {
  id: string;
  value: string;
  change: DocumentFormState['change'];
  error?: string;
}

/** Field of the title. Memoized and uncontrolled: a keystroke does not rerender it. */
const TitleField = memo(function TitleField({ id, value, change, error }: FieldProps) {
  return (
    <TextInput
      id={id}
      label="Document title"
      required
      autoComplete="off"
      enterKeyHint="next"
      defaultValue={value}
      onChange={(event) => change('documentTitle', event.currentTarget.value)}
      error={error}
    />
  );
});

const TypeField = memo(function TypeField({ id, value, change, error }: FieldProps) {
  return (
    <Select
      id={id}
      label="Document type"
      required
      placeholder="Choose a type"
      data={listTypes(value)}
      value={value || null}
      onChange={(chosen) => change('documentType', chosen ?? '')}
      allowDeselect={false}
      error={error}
    />
  );
});

const DescriptionField = memo(function DescriptionField({ id, value, change, error }: FieldProps) {
  return (
    <Textarea
      id={id}
      label="Description"
      description="Optional: what it shows, or what the clinic should know about it."
      defaultValue={value}
      onChange={(event) => change('documentDescription', event.currentTarget.value)}
      error={error}
    />
  );
});

/** Fields of a document (intake §3), disabled during the upload. */
export function DocumentFields({ form, idPrefix }: { form: DocumentFormState; idPrefix: string }) {
  const { startFields, documentType, change, problems, attachment, upload } = form;
  const { file, storedDocument, isAttached } = attachment;
  return (
    <fieldset className={classes.fields} disabled={upload.saving}>
      <div className={classes.titleAndType}>
        <TitleField
          id={`${idPrefix}-documentTitle`}
          value={startFields.documentTitle}
          change={change}
          error={problems.documentTitle}
        />
        <TypeField
          id={`${idPrefix}-documentType`}
          value={documentType}
          change={change}
          error={problems.documentType}
        />
      </div>
      <DescriptionField
        id={`${idPrefix}-documentDescription`}
        value={startFields.documentDescription}
        change={change}
        error={problems.documentDescription}
      />
      <FileDrop
        label="File"
        description={`One PDF, Word document or picture, up to ${formatFileSize(MAX_FILE_BYTES)}.`}
        accept={acceptedFiles}
        required
        disabled={upload.saving}
        error={attachment.problem}
        onFiles={(files) => void attachment.attach(files)}
      >
        {isAttached && (
          <AttachedFile file={file} storedDocument={storedDocument} onRemove={attachment.remove} />
        )}
      </FileDrop>
    </fieldset>
  );
}
