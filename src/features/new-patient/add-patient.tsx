import { useMemo, useRef, useState } from 'react';
import { blankAnswers } from '#domain/questions/answers/rows.ts';
import type { Answers } from '#domain/questions/question.ts';
import { fullName } from '#domain/values/full-name.ts';
import { formTitles } from '#drafts/draft-modules.ts';
import { DraftNotice } from '#drafts/draft-notice.tsx';
import { useDraft } from '#drafts/use-draft.ts';
import { useDraftOffers } from '#drafts/use-draft-offers.ts';
import { Card } from '#ui/layout/card.tsx';
import { type FixedHead, Page } from '#ui/layout/page.tsx';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';
import { NewPatientForm } from './new-patient-form.tsx';
import type { NewPatientFormOptions } from './use-new-patient-form.ts';
import { newPatientQuestions } from './use-new-patient-questions.ts';

type AddPatientProps = Pick<NewPatientFormOptions, 'onAdded' | 'onAddAnother'>;

const title = formTitles.NewPatient;
/** Drafts of this form belong to no patient, since the patient does not exist yet. */
const NO_PATIENT = '';

/** Heading of the page. */
export const addPatientHead: FixedHead = {
  heading: formTitles.NewPatient,
  lead: 'We email the patient an invitation to complete the sign-up. What you fill in here is in their Health Intake when they begin it.',
  width: 'wide',
};

/** Page to add a patient (physician §2). */
export function AddPatient(props: AddPatientProps) {
  const page = useRef<HTMLDivElement>(null);
  /** Focuses the heading, because the clicked button is unmounted. */
  const focusHeading = () =>
    page.current?.closest('main')?.querySelector('h1')?.focus({ preventScroll: true });
  return (
    <Page title={addPatientHead.heading} {...addPatientHead}>
      <div ref={page}>
        <Card
          title="What you know so far"
          description="Leave open what you do not know: the patient completes it."
        >
          <DraftOrForm {...props} focusHeading={focusHeading} />
        </Card>
      </div>
    </Page>
  );
}

/** Returns the patient's name in a draft, '' if it is blank. */
const draftName = ({ firstName, lastName }: Answers) =>
  fullName({ firstName: String(firstName ?? ''), lastName: String(lastName ?? '') });

/** Returns the texts of the notice that offers drafts: for several ones, and for a single one. */
const draftTexts = (name: string) => ({
  several: 'You began to add patients in tabs that are closed now, and did not finish.',
  one: `You began to add ${name || 'a patient'} and did not finish. Restore it to go on, or discard it to begin anew.`,
});

/** Form, or the drafts of earlier visits while they are offered. */
function DraftOrForm({ focusHeading, ...callbacks }: AddPatientProps & { focusHeading: () => void }) {
  const blank = useMemo(() => blankAnswers(newPatientQuestions.questions), []);
  const draft = useDraft('NewPatient', NO_PATIENT);
  const { offers: draftOffers, discard } = useDraftOffers(newPatientQuestions, draft, blank);
  const offers = draftOffers?.map((offer) => ({
    ...offer,
    summary: draftName(offer.draft.answers) || offer.summary,
  }));
  const [restored, setRestored] = useState<Answers | null>(null);
  if (!offers) return <FormSkeleton label={`Loading ${title}`} />;
  const [first] = offers;
  if (!first || restored)
    return <NewPatientForm {...callbacks} blank={blank} initialAnswers={restored ?? blank} draft={draft} />;
  return (
    <DraftNotice
      offers={offers}
      words={draftTexts(draftName(first.draft.answers))}
      onRestore={(offer) => {
        // There is no stored patient whose values could conflict with the draft's.
        const answers = offer.merge.resolve(() => 'yours');
        focusHeading();
        setRestored(answers);
        void draft.takeOver(offer.draft, answers, blank);
      }}
      onDiscard={(discarded) => {
        focusHeading();
        discard(discarded);
      }}
    />
  );
}
