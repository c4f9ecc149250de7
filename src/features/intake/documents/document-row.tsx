import { Badge, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { formatOfName } from '#domain/files/file-formats.ts';
import { DocumentDescription } from './document-description.tsx';
import classes from './documents.module.css';
import { DownloadButton } from './download-button.tsx';
import { PreviewDialog, SavedFilePreview } from './preview-dialog.tsx';

interface DocumentRowProps {
  document: PatientDocument;
  /** True while the document is in the form; it can be neither opened again nor deleted then. */
  editing: boolean;
  onUpdate: () => void;
  onDelete: () => void;
}

/** Document in the list, with its actions. */
export function DocumentRow({ document, editing, onUpdate, onDelete }: DocumentRowProps) {
  const { documentTitle: title, documentType, documentName, url } = document;
  return (
    <li className={classes.row}>
      <Group gap="xs" justify="space-between">
        <Title order={4} size="h5" className={classes.name}>
          {title}
        </Title>
        <Badge variant="light" color="gray">
          {documentType}
        </Badge>
      </Group>
      <DocumentDescription document={document} />
      <Group gap="xs">
        {url && <PreviewButton document={document} />}
        {url && <DownloadButton label="Download" url={url} saveAs={documentName || title} title={title} />}
        {!editing && (
          <>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPencil aria-hidden size={18} stroke={1.75} />}
              onClick={onUpdate}
            >
              Update<VisuallyHidden component="span"> {title}</VisuallyHidden>
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="sm"
              leftSection={<IconTrash aria-hidden size={18} stroke={1.75} />}
              onClick={onDelete}
            >
              Delete<VisuallyHidden component="span"> {title}</VisuallyHidden>
            </Button>
          </>
        )}
      </Group>
      {editing && <Text c="dimmed">This document is being updated above.</Text>}
    </li>
  );
}

/** Preview button, hidden if the file's name implies a format without a preview. */
function PreviewButton({ document }: { document: PatientDocument }) {
  const [opened, { open, close }] = useDisclosure(false);
  const { documentTitle: title, documentName, url } = document;
  if (formatOfName(documentName)?.preview === null) return null;
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconEye aria-hidden size={18} stroke={1.75} />}
        onClick={open}
      >
        Preview<VisuallyHidden component="span"> {title}</VisuallyHidden>
      </Button>
      <PreviewDialog opened={opened} onClose={close} name={title}>
        <SavedFilePreview url={url} name={title} />
      </PreviewDialog>
    </>
  );
}
