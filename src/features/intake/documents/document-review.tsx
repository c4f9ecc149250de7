import { Group, Stack, Text } from '@mantine/core';
import { LoadError } from '#ui/loading/load-error.tsx';
import { useGroupedLoad } from '#ui/loading/load-group.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { DescriptionText } from './document-description.tsx';
import classes from './documents.module.css';
import { DownloadButton } from './download-button.tsx';
import { useDocuments } from './use-documents.ts';

/** The saved documents, to read (physician §3): title, type, description, and the file under the title. */
export function DocumentReview() {
  const documents = useDocuments();
  useGroupedLoad(documents);
  const { data, error, isFetching, refetch } = documents;
  if (!data && isFetching) return <ListSkeleton label="Loading Documents" />;
  if (!data) {
    return (
      <LoadError what="Documents" onRetry={() => void refetch()}>
        {error?.message} What is saved is not lost.
      </LoadError>
    );
  }
  if (data.result.length === 0) {
    return (
      <Text fs="italic" c="dimmed">
        No Documents Information Added
      </Text>
    );
  }
  return (
    <ul className={classes.list}>
      {data.result.map(({ id, documentTitle, documentType, documentDescription, url }) => (
        <li key={id} className={classes.row}>
          <Group gap="md" justify="space-between">
            <Stack gap="xs" className={classes.attachedWords}>
              <Text fw="bold" className={classes.name}>
                {documentTitle}
              </Text>
              <Text>{documentType}</Text>
              <DescriptionText text={documentDescription} />
            </Stack>
            {url && (
              <Group gap="xs">
                <DownloadButton
                  label="Download Document"
                  url={url}
                  saveAs={documentTitle}
                  title={documentTitle}
                />
              </Group>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}
