import { Box, Divider, Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { withCompleted } from '#domain/intake/progress.ts';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { DraftNotice } from '#drafts/draft-notice.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useReportUnsaved } from '#ui/leaving/unsaved-sections.ts';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';
import { SectionActions } from '../section-actions.tsx';
import { useSubject } from '../subject.ts';
import { DocumentForm, type DocumentFormProps } from './document-form.tsx';
import { DocumentList } from './document-list.tsx';
import classes from './documents.module.css';
import { SavedDocument } from './saved-document.tsx';
import {
  type DocumentDraft,
  type DocumentEntry,
  type DocumentOffer,
  useDocumentDraft,
} from './use-document-draft.ts';

const draftTexts = {
  several: 'You entered documents in tabs that are closed now, and did not save them.',
  one: 'You entered a document and did not save it. Restore it to go on, or discard it.',
};

/** Use of the form for one document. Each turn mounts a new form. */
interface FormTurn {
  /** Document to update; null to add one. */
  document: PatientDocument | null;
  /** Draft that the form starts from. */
  restored: DocumentEntry | null;
  /** Number of turns before this one. */
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

/** Marks My Documents as completed in the intake's status, as the server does with a save. */
function useMarkCompleted(section: IntakeSection) {
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  return () => {
    const status = endpointQuery(readIntakeStatus, { subject: scope });
    queryClient.setQueryData(status.queryKey, (known) => known && withCompleted(known, section.module));
  };
}

/** Holds which document the form shows, and asks before unsaved changes are discarded. */
function useFormTurns({ section, draft, offers }: LoadedDocumentsProps) {
  const reportUnsaved = useReportUnsaved();
  const [turn, setTurn] = useState<FormTurn>({ document: null, restored: null, number: 0 });
  /** True while drafts are offered. Opening a document postpones the offer to the next visit. */
  const [isOffering, setOffering] = useState(true);
  const [isFormDirty, setDirty] = useState(false);
  /** Document to show once the user has confirmed to discard unsaved changes; null if not asked. */
  const [pendingTurn, setPendingTurn] = useState<{ next: PatientDocument | null } | null>(null);

  function reportDirty(isDirty: boolean) {
    setDirty(isDirty);
    reportUnsaved(section.title, isDirty);
  }

  /** Mounts a new form, and drops the draft unless the form restores it. */
  function showDocument(next: PatientDocument | null, restore: DocumentEntry | null = null) {
    reportDirty(false);
    setOffering(false);
    if (!restore) draft.forget();
    setTurn({ document: next, restored: restore, number: turn.number + 1 });
  }

  // A restored draft is unsaved, although its document may be loading and the form not dirty.
  const isOfferingDrafts = isOffering && offers.length > 0;
  // An offered draft of this tab counts as well: another document would replace it.
  const hasUnsavedInput =
    isFormDirty || (isOfferingDrafts && offers.some(({ isOwn }) => isOwn)) || turn.restored !== null;
  const openDocument = (next: PatientDocument | null) =>
    hasUnsavedInput ? setPendingTurn({ next }) : showDocument(next);
  return {
    turn,
    isOfferingDrafts,
    reportDirty,
    showDocument,
    openDocument,
    pendingTurn,
    keepEditing: () => setPendingTurn(null),
  };
}

/** Form, list and buttons of the section, once the drafts are read. */
function LoadedDocuments(props: LoadedDocumentsProps) {
  const { section, draft } = props;
  const { showDocument, openDocument, pendingTurn, keepEditing, ...turns } = useFormTurns(props);
  const markCompleted = useMarkCompleted(section);
  const form = {
    draft,
    onDirtyChange: turns.reportDirty,
    onSaved() {
      markCompleted();
      showDocument(null);
    },
    onCancel: () => openDocument(null),
  };
  return (
    <>
      <Stack gap="lg">
        <DocumentTurn {...props} {...turns} form={form} onRestore={showDocument} />
        <Divider />
        <DocumentList editingId={turns.turn.document?.id} onUpdate={openDocument} />
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
        onClose={keepEditing}
        onConfirm={() => showDocument(pendingTurn?.next ?? null)}
      >
        The document in the form is not saved.
      </ConfirmDialog>
    </>
  );
}

interface DocumentTurnProps extends Pick<LoadedDocumentsProps, 'draft' | 'offers'> {
  turn: FormTurn;
  isOfferingDrafts: boolean;
  form: Omit<DocumentFormProps, 'document' | 'restored'>;
  onRestore: (document: PatientDocument | null, entry: DocumentEntry) => void;
}

/** Heading and form of a turn, or before the first the drafts of earlier visits. */
function DocumentTurn({ turn, isOfferingDrafts, draft, offers, form, onRestore }: DocumentTurnProps) {
  const { document, restored, number } = turn;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (number === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [number]);
  return (
    <>
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
          words={draftTexts}
          onRestore={(offer) => {
            draft.restore(offer);
            onRestore(offer.entry.document, offer.entry);
          }}
          onDiscard={(discarded) => {
            draft.discard(discarded);
            heading.current?.focus({ preventScroll: true });
          }}
        />
      ) : document ? (
        <SavedDocument key={number} document={document} restored={restored} {...form} />
      ) : (
        <DocumentForm key={number} document={null} restored={restored} {...form} />
      )}
    </>
  );
}
