import { useEffect, useEffectEvent, useState } from 'react';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import type { Answers, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { useDraft } from '#drafts/use-draft.ts';
import { useDraftOffers } from '#drafts/use-draft-offers.ts';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';
import { DraftOffers } from './drafts/draft-offers.tsx';
import { useConflict } from './drafts/use-conflict.ts';
import { ProfileOfferNotice } from './profile-offer-notice.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionRecord } from './section-record.tsx';
import { useSectionStates } from './states/section-states.ts';
import { useSubject } from './subject.ts';
import { useAnswersFromProfile } from './use-answers-from-profile.ts';

interface SectionFormProps {
  section: QuestionnaireSection;
  /** Called after a save, to open the next section. */
  onSaved: () => void;
}

/** Form of an intake section: loads its record when it opens, and saves it. */
export function SectionForm({ section, onSaved }: SectionFormProps) {
  // Counts the reloads of the record, each after a save in another tab.
  const [reloadCount, setReloadCount] = useState(0);
  const skeleton = <FormSkeleton label={`Loading ${section.title}`} />;
  return (
    <SectionRecord
      key={reloadCount}
      section={section}
      use="form"
      readNumber={reloadCount}
      skeleton={skeleton}
    >
      {(record, { isUnknown }) => (
        <LoadedSection
          section={section}
          record={record}
          isUnknown={isUnknown}
          onSaved={onSaved}
          onReload={() => setReloadCount((count) => count + 1)}
        />
      )}
    </SectionRecord>
  );
}

interface LoadedSectionProps extends SectionFormProps {
  record: WireRecord | null;
  /** True if something is stored that cannot be shown. */
  isUnknown: boolean;
  onReload: () => void;
}

/** Offers drafts of earlier visits before the form, so that none mixes with new answers. */
function LoadedSection({ section, record, isUnknown, onSaved, onReload }: LoadedSectionProps) {
  const { ownerId, audience } = useSubject();
  const questionnaire = questionnaires[section.module];
  // Read once: a later refetch must never overwrite unsaved changes.
  const [saved] = useState(() => decodeAnswers(questionnaire, record));
  const draft = useDraft(section.module, ownerId);
  const { offers, discard } = useDraftOffers(questionnaire, draft, saved, audience);
  const [restored, setRestored] = useState<Answers | null>(null);
  const conflict = useConflict(section.module);

  // A restored draft is merged into the current record, not the record as first loaded.
  const isOfferingDrafts = offers !== null && offers.length > 0 && !restored;
  const states = useSectionStates();
  useEffect(() => states.set(section.segment, { isOfferingDrafts }), [states, section, isOfferingDrafts]);
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    if (isOfferingDrafts && conflict.savedAt !== null) reload();
  }, [isOfferingDrafts, conflict.savedAt]);

  const { isPending, answers: profileAnswers } = useAnswersFromProfile(section, saved);
  if (!offers || isPending) return <FormSkeleton label={`Loading ${section.title}`} />;
  if (isOfferingDrafts)
    return (
      <DraftOffers
        offers={offers}
        onRestore={(offer, answers) => {
          setRestored(answers);
          // Moves the draft to this tab, as typed over the record that was read here.
          void draft.takeOver(offer.draft, answers, saved);
        }}
        onDiscard={discard}
      />
    );
  const isOffered = profileAnswers !== null && !restored;
  return (
    <>
      {isOffered && <ProfileOfferNotice section={section} />}
      <SectionEditor
        section={section}
        savedAnswers={saved}
        initialAnswers={restored ?? profileAnswers ?? saved}
        isOffered={isOffered}
        draft={draft}
        conflict={conflict}
        replacesUnknown={isUnknown}
        onSaved={onSaved}
        onReload={onReload}
      />
    </>
  );
}
