import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId } from 'react';
import { documentMessages, type PatientDocument } from '#domain/documents/documents.ts';
import classes from './documents.module.css';

/** Description of a document, or a placeholder in italics if it is blank. */
export function DescriptionText({ text, id }: { text: string; id?: string }) {
  if (text.trim() === '')
    return (
      <Text id={id} fs="italic" c="dimmed">
        {documentMessages.noDescription}
      </Text>
    );
  return (
    <Text id={id} className={classes.description}>
      {text}
    </Text>
  );
}

/** Description behind a disclosure button (intake §3). */
export function DocumentDescription({ document }: { document: PatientDocument }) {
  const [opened, { toggle }] = useDisclosure(false);
  const id = useId();
  const Chevron = opened ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Button
        variant="subtle"
        size="sm"
        className={classes.flush}
        rightSection={<Chevron aria-hidden size={18} stroke={1.75} />}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={toggle}
      >
        Description
        <VisuallyHidden component="span"> of {document.documentTitle}</VisuallyHidden>
      </Button>
      {opened && <DescriptionText id={id} text={document.documentDescription} />}
    </div>
  );
}
