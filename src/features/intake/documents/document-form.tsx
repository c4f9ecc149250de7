import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { UploadProgress } from '#ui/feedback/upload-progress.tsx';
import { focusNextOnEnter } from '#ui/fields/focus-next-on-enter.ts';
import { DocumentFields } from './document-fields.tsx';
import { UploadOutcome } from './upload-outcome.tsx';
import type { DocumentDraft, DocumentEntry } from './use-document-draft.ts';
import { type DocumentFormState, type FieldName, useDocumentForm } from './use-document-form.ts';

const fieldLabels: Record<FieldName, string> = {
  documentTitle: 'Document title',
  documentType: 'Document type',
  documentDescription: 'Description',
};

export interface DocumentFormProps {
  /** Document to update; null to add one. */
  document: PatientDocument | null;
  /** Restored draft of an earlier visit. */
  restored: DocumentEntry | null;
  draft: DocumentDraft;
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: () => void;
  /** Ends the update without saving. */
  onCancel: () => void;
}

/** Form that adds or updates a document (intake §4). Mounted again for each document. */
export function DocumentForm(props: DocumentFormProps) {
  const { document, restored, draft, onDirtyChange, onSaved, onCancel } = props;
  const form = useDocumentForm(document, restored, draft, onSaved);
  const { isDirty, problems, attempt, upload } = form;
  const idPrefix = useId();
  const submitButton = useRef<HTMLButtonElement>(null);
  const reportDirty = useEffectEvent(onDirtyChange);
  useEffect(() => reportDirty(isDirty), [isDirty]);
  // After a failed upload, focus returns to the button that started it.
  const { saving, outcome } = upload;
  const hasFailed = upload.canceled || upload.error !== null || (outcome !== null && !saving);
  useEffect(() => {
    if (hasFailed) submitButton.current?.focus();
  }, [hasFailed]);

  const errors = Object.entries(problems)
    .filter(([, message]) => message)
    .map(([name, message = '']) => ({
      id: `${idPrefix}-${name}`,
      label: fieldLabels[name as FieldName],
      message,
    }));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the submit event of a dialog, although its form is not inside this one.
    if (event.target === event.currentTarget) void form.save();
  }

  return (
    <form noValidate aria-label="My Documents" onSubmit={submit} onKeyDown={focusNextOnEnter}>
      <Stack gap="lg">
        <ErrorSummary errors={errors} attempt={attempt} />
        <DocumentFields form={form} idPrefix={idPrefix} />
        <UploadOutcome upload={upload} onSave={(mode) => void form.save(mode)} />
        <DocumentActions
          form={form}
          verb={document ? 'update' : 'add'}
          submitButton={submitButton}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

interface DocumentActionsProps extends Pick<DocumentFormProps, 'onCancel'> {
  form: DocumentFormState;
  verb: 'add' | 'update';
  submitButton: RefObject<HTMLButtonElement | null>;
}

/** Buttons of the form, and below them the upload's progress or the reason for their state. */
function DocumentActions({ form, verb, submitButton, onCancel }: DocumentActionsProps) {
  const { isDirty, attachment, upload } = form;
  const { saving } = upload;
  const reasonId = useId();
  const isUpdate = verb === 'update';
  const Icon = isUpdate ? IconPencil : IconPlus;
  return (
    <Stack gap="xs">
      <Group gap="sm" justify="flex-end">
        {isUpdate && (
          <Button variant="default" onClick={onCancel} disabled={saving}>
            Cancel
          </Button>
        )}
        <Button
          ref={submitButton}
          type="submit"
          leftSection={<Icon aria-hidden size={20} stroke={1.75} />}
          disabled={!attachment.isAttached || !isDirty}
          // Not `disabled` during the upload, so that it keeps focus; `save` ignores further
          // clicks.
          data-disabled={saving || undefined}
          aria-disabled={saving || undefined}
          aria-describedby={reasonId}
        >
          {isUpdate ? 'Update Document' : 'Add Document'}
        </Button>
      </Group>
      {upload.uploading ? (
        <UploadProgress fraction={upload.fraction} onCancel={upload.cancel} />
      ) : (
        <Text id={reasonId} size="sm" c="dimmed" ta="right">
          {submitHint(attachment.isAttached, isDirty, verb)}
        </Text>
      )}
    </Stack>
  );
}

/** Returns the text below the button: why it is enabled or disabled (decision 27). */
function submitHint(isAttached: boolean, isDirty: boolean, verb: 'add' | 'update'): string {
  if (!isAttached) return `Attach a file to ${verb} this document.`;
  return isDirty ? 'This document is not saved yet.' : 'Nothing is changed yet.';
}
