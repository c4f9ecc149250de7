import { ActionIcon, Button, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye, IconFileText } from '@tabler/icons-react';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { formatFileSize } from '#domain/files/document-files.ts';
import { formatOfName } from '#domain/files/file-formats.ts';
import { Cross } from '#ui/fields/cross.tsx';
import classes from './documents.module.css';
import { FilePreview } from './file-preview.tsx';
import { PreviewDialog, SavedFilePreview } from './preview-dialog.tsx';
import { useShownFile } from './use-shown-file.ts';

interface AttachedFileProps {
  /** New file, not uploaded yet. */
  file: File | null;
  /** Document whose stored file is kept. */
  kept: PatientDocument | null;
  onRemove: () => void;
}

/** Attached file with its name, a preview and a button to remove it. */
export function AttachedFile({ file, kept, onRemove }: AttachedFileProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const shown = useShownFile(file);
  const name = file?.name ?? kept?.documentName ?? '';
  const spoken = name || 'The saved file';
  const preview = file ? shown?.preview : formatOfName(name)?.preview;
  return (
    <div className={classes.attached}>
      {file && shown?.preview === 'picture' ? (
        <img src={shown.url} alt="" className={classes.thumbnail} />
      ) : (
        <IconFileText aria-hidden size={32} stroke={1.5} />
      )}
      <div className={classes.attachedWords}>
        <Text className={classes.name}>{spoken}</Text>
        <Text size="sm" c="dimmed">
          {file ? `${formatFileSize(file.size)}, not uploaded yet` : 'Saved with this document'}
        </Text>
      </div>
      {preview !== null && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconEye aria-hidden size={18} stroke={1.75} />}
          onClick={open}
        >
          Preview<VisuallyHidden component="span"> {spoken}</VisuallyHidden>
        </Button>
      )}
      <ActionIcon aria-label={`Remove ${spoken}`} onClick={onRemove}>
        <Cross />
      </ActionIcon>
      <PreviewDialog opened={opened} onClose={close} name={spoken}>
        {file && <FilePreview file={file} name={spoken} />}
        {!file && kept && <SavedFilePreview url={kept.url} name={spoken} />}
      </PreviewDialog>
    </div>
  );
}
