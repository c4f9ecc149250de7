import { Group, Stack, Text } from '@mantine/core';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { notAdded } from '#questionnaire/review/missing-text.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { DescriptionText } from './document-description.tsx';
import classes from './documents.module.css';
import { DownloadButton } from './download-button.tsx';
import { useDocuments } from './use-documents.ts';

/** Read-only documents (physician §3): title, type, description, file named by the title. */
export function DocumentReview() {
  const emptyState = (
    <Text fs="italic" c="dimmed">
      No Documents Information Added
    </Text>
  );
  return (
    <Loaded
      query={useDocuments()}
      what="the documents"
      hint="What is saved is not lost."
      skeleton={<ListSkeleton label="Loading the documents" />}
      empty={{ when: ({ result, unreadable }) => result.length + unreadable === 0, show: emptyState }}
    >
      {({ result, unreadable }) => (
        <>
          <Unreadable count={unreadable} what={['document', 'documents']}>
            The clinic still has what was added.
          </Unreadable>
          <ul className={classes.reviewList}>
            {result.map((document) => (
              <ReviewRow key={document.id} document={document} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

/** Title, type and description of a document, and its download. */
function ReviewRow({ document }: { document: PatientDocument }) {
  const { documentTitle, documentType, documentDescription, url } = document;
  return (
    <li className={classes.reviewRow}>
      <Group gap="xs" justify="space-between">
        <Stack gap="0.125rem" className={classes.attachedText}>
          <Group gap="0 var(--mantine-spacing-sm)" className={classes.reviewTitle}>
            <Text fw="bold" className={classes.name}>
              {documentTitle}
            </Text>
            {documentType.trim() ? (
              <Text>{documentType}</Text>
            ) : (
              <Text fs="italic" c="dimmed">
                {notAdded('Document type')}
              </Text>
            )}
          </Group>
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
  );
}
