import { Box, Divider, Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import type { PatientDocument } from '#domain/documents/documents.ts';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { DraftNotice } from '#drafts/draft-notice.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useReportUnsaved } from '#ui/leaving/unsaved.ts';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';
import { SectionActions } from '../section-actions.tsx';
import { useSubject } from '../subject.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentList } from './document-list.tsx';
import classes from './documents.module.css';
import { SavedDocument } from './saved-document.tsx';
import {
  type DocumentDraft,
  type DocumentEntry,
  type DocumentOffer,
  useDocumentDraft,
} from './use-document-draft.ts';

const words = {
  several: 'You entered documents in tabs that are closed now, and did not save them.',
  one: 'You entered a document and did not save it. Restore it to go on, or discard it.',
};

/** Content of the form: a new or an updated document. Each turn mounts a new form. */
interface FormTurn {
  document: PatientDocument | null;
  restored: DocumentEntry | null;
  number: number;
}

/** Section My Documents: form to add or update a document, and the list (intake §4). */
export function MyDocuments({ section }: { section: IntakeSection }) {
  const draft = useDocumentDraft();
  if (!draft.offers) return <FormSkeleton fields={4} label={`Loading ${section.title}`} />;
  return <LoadedDocuments section={section} draft={draft} offers={draft.offers} />;
}

interface LoadedDocumentsProps {
  section: IntakeSection;
  draft: DocumentDraft;
  /** Drafts of earlier visits. */
  offers: readonly DocumentOffer[];
}

function LoadedDocuments({ section, draft, offers }: LoadedDocumentsProps) {
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  const reportUnsaved = useReportUnsaved();
  const [turn, setTurn] = useState<FormTurn>({ document: null, restored: null, number: 0 });
  /** True while drafts are offered. Opening a document postpones the offer to the next visit. */
  const [isUndecided, setUndecided] = useState(true);
  const [dirty, setDirty] = useState(false);
  /** Document to show once the user has confirmed to discard unsaved changes; null if not asked. */
  const [pendingTurn, setAsked] = useState<{ next: PatientDocument | null } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { document, restored, number } = turn;
  useEffect(() => {
    if (number === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [number]);

  function reportDirty(now: boolean) {
    setDirty(now);
    reportUnsaved(section.title, now);
  }

  function show(next: PatientDocument | null, restore: DocumentEntry | null = null) {
    reportDirty(false);
    setUndecided(false);
    if (!restore) draft.forget();
    setTurn({ document: next, restored: restore, number: number + 1 });
  }

  // A restored draft is unsaved, although its document may be loading and the form not dirty.
  const isOfferingDrafts = isUndecided && offers.length > 0;
  const unsaved = dirty || (isOfferingDrafts && offers.some(({ isOwn }) => isOwn)) || restored !== null;
  const go = (next: PatientDocument | null) => (unsaved ? setAsked({ next }) : show(next));

  function saved() {
    const status = endpointQuery(readIntakeStatus, { subject: scope });
    queryClient.setQueryData(status.queryKey, (known) =>
      known?.map((item) => (item.module === section.module ? { ...item, isCompleted: true } : item)),
    );
    show(null);
  }

  const form = { restored, draft, onDirtyChange: reportDirty, onSaved: saved, onCancel: () => go(null) };
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
        {isOfferingDrafts ? (
          <DraftNotice
            offers={offers}
            words={words}
            onRestore={(offer) => {
              draft.restore(offer);
              show(offer.entry.document, offer.entry);
            }}
            onDiscard={(discarded) => {
              draft.discard(discarded);
              heading.current?.focus({ preventScroll: true });
            }}
          />
        ) : document ? (
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
        opened={pendingTurn !== null}
        title="Discard what you entered?"
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        danger
        onClose={() => setAsked(null)}
        onConfirm={() => show(pendingTurn?.next ?? null)}
      >
        The document in the form is not saved.
      </ConfirmDialog>
    </>
  );
}
