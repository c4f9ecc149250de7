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
  /** Document whose stored file stays attached. */
  storedDocument: PatientDocument | null;
  onRemove: () => void;
}

/** Attached file with its name, a preview and a button to remove it. */
export function AttachedFile({ file, storedDocument, onRemove }: AttachedFileProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const shownFile = useShownFile(file);
  const name = file?.name ?? storedDocument?.documentName ?? '';
  const displayName = name || 'The saved file';
  const preview = file ? shownFile?.preview : formatOfName(name)?.preview;
  return (
    <div className={classes.attached}>
      {file && shownFile?.preview === 'picture' ? (
        <img src={shownFile.url} alt="" className={classes.thumbnail} />
      ) : (
        <IconFileText aria-hidden size={32} stroke={1.5} />
      )}
      <div className={classes.attachedText}>
        <Text className={classes.name}>{displayName}</Text>
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
          Preview<VisuallyHidden component="span"> {displayName}</VisuallyHidden>
        </Button>
      )}
      <ActionIcon aria-label={`Remove ${displayName}`} onClick={onRemove}>
        <Cross />
      </ActionIcon>
      <PreviewDialog opened={opened} onClose={close} name={displayName}>
        {file && <FilePreview file={file} name={displayName} />}
        {!file && storedDocument && <SavedFilePreview url={storedDocument.url} name={displayName} />}
      </PreviewDialog>
    </div>
  );
}
