import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Select, Textarea, TextInput } from '@mantine/core';
import { fileSize, MOST_FILE_BYTES } from '#domain/document-files.ts';
import { documentTypes } from '#domain/documents.ts';
import { acceptedFiles } from '#domain/file-formats.ts';
import { FileDrop } from '#ui/file-drop.tsx';
import { AttachedFile } from './attached-file.tsx';
import classes from './documents.module.css';
import type { DocumentFormState } from './use-document-form.ts';

/** A type that the list does not know stays what it is. */
const typesWith = (type: string) =>
  type === '' || documentTypes.some((known) => known === type) ? documentTypes : [type, ...documentTypes];

/** The questions of a document (intake §3); they rest while it is uploaded. */
export function DocumentFields({ form, idPrefix }: { form: DocumentFormState; idPrefix: string }) {
  const { start, fields, change, problems, attachment, upload } = form;
  const { file, kept, attached } = attachment;
  return (
    <fieldset className={classes.fields} disabled={upload.uploading}>
      <div className={classes.pair}>
        <TextInput
          id={`${idPrefix}-documentTitle`}
          label="Document title"
          required
          autoComplete="off"
          defaultValue={start.documentTitle}
          onChange={(event) => change('documentTitle', event.currentTarget.value)}
          error={problems.documentTitle}
        />
        <Select
          id={`${idPrefix}-documentType`}
          label="Document type"
          required
          placeholder="Choose a type"
          data={typesWith(fields.documentType)}
          value={fields.documentType || null}
          onChange={(value) => change('documentType', value ?? '')}
          allowDeselect={false}
          error={problems.documentType}
        />
      </div>
      <Textarea
        id={`${idPrefix}-documentDescription`}
        label="Description"
        description="Optional: what it shows, or what the clinic should know about it."
        defaultValue={start.documentDescription}
        onChange={(event) => change('documentDescription', event.currentTarget.value)}
      />
      <FileDrop
        label="File"
        description={`One PDF, Word document or picture, up to ${fileSize(MOST_FILE_BYTES)}.`}
        accept={acceptedFiles}
        required
        disabled={upload.uploading}
        error={attachment.problem}
        onFiles={(files) => void attachment.attach(files)}
      >
        {attached && <AttachedFile file={file} kept={kept} onRemove={attachment.remove} />}
      </FileDrop>
    </fieldset>
  );
}
