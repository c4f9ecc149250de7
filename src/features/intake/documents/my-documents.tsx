import { Box, Divider, Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readIntakeStatus } from '#api/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import type { PatientDocument } from '#domain/documents.ts';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useReportUnsaved } from '#ui/unsaved.ts';
import { SectionActions } from '../section-actions.tsx';
import { useSubject } from '../subject.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentList } from './document-list.tsx';
import classes from './documents.module.css';
import { SavedDocument } from './saved-document.tsx';

/** What the form holds: a new document, or one that is updated. Each turn is a fresh form. */
interface Turn {
  document: PatientDocument | null;
  number: number;
}

/** The section of documents: a form in its two modes, and the list (intake §4). */
export function MyDocuments({ section }: { section: IntakeSection }) {
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  const reportUnsaved = useReportUnsaved();
  const [turn, setTurn] = useState<Turn>({ document: null, number: 0 });
  const [dirty, setDirty] = useState(false);
  /** Where the form is asked to go although it holds something unsaved. */
  const [asked, setAsked] = useState<{ next: PatientDocument | null } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { document, number } = turn;
  useEffect(() => {
    if (number === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [number]);

  function noteDirty(now: boolean) {
    setDirty(now);
    reportUnsaved(section.title, now);
  }

  function show(next: PatientDocument | null) {
    noteDirty(false);
    setTurn({ document: next, number: number + 1 });
  }

  const go = (next: PatientDocument | null) => (dirty ? setAsked({ next }) : show(next));

  function saved() {
    const status = endpointQuery(readIntakeStatus, { subject: scope });
    queryClient.setQueryData(status.queryKey, (known) =>
      known?.map((item) => (item.module === section.module ? { ...item, isCompleted: true } : item)),
    );
    show(null);
  }

  const form = { onDirtyChange: noteDirty, onSaved: saved, onCancel: () => go(null) };
  return (
    <>
      <Stack gap="lg">
        <Title ref={heading} order={3} size="h4" tabIndex={-1} className={classes.heading}>
          {document ? (
            <>
              Update <span className={classes.name}>“{document.documentTitle}”</span>
            </>
          ) : (
            'Add a document'
          )}
        </Title>
        {document ? (
          <SavedDocument key={number} document={document} {...form} />
        ) : (
          <DocumentForm key={number} document={null} {...form} />
        )}
        <Divider />
        <DocumentList editingId={document?.id} onUpdate={go} />
      </Stack>
      <Box mt="xl">
        <SectionActions section={section} />
      </Box>
      <ConfirmDialog
        opened={asked !== null}
        title="Discard what you entered?"
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        danger
        onClose={() => setAsked(null)}
        onConfirm={() => show(asked?.next ?? null)}
      >
        The document in the form is not saved.
      </ConfirmDialog>
    </>
  );
}
