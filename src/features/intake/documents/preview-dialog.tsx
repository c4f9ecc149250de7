import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { download } from '#api/client/download.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import classes from './documents.module.css';
import { FilePreview } from './file-preview.tsx';

interface PreviewDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The file's name or the document's title, rendered as plain text. */
  name: string;
  children: ReactNode;
}

/** Dialog that shows a file. */
export function PreviewDialog({ opened, onClose, name, children }: PreviewDialogProps) {
  const title = <span className={classes.name}>{name}</span>;
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="xl">
      {opened && children}
    </Modal>
  );
}

/** Preview of a stored file, downloaded when it opens and not cached. */
export function SavedFilePreview({ url, name }: { url: string; name: string }) {
  const query = useQuery({
    queryKey: ['file', url],
    queryFn: ({ signal }) => download(url, signal),
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Loaded query={query} what="the file" skeleton={<CardSkeleton label={`Loading ${name}`} />}>
      {(file) => <FilePreview file={file} name={name} />}
    </Loaded>
  );
}
