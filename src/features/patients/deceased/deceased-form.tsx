import { Box } from '@mantine/core';
import { useMemo, useState } from 'react';
import { saveDeceased } from '#api/endpoints/deceased.ts';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { readSession } from '#api/session/session.ts';
import { useWrite } from '#api/use-write.ts';
import { isSameRecord } from '#clinic/patient-page/same-record.ts';
import { deceasedQuestions } from '#domain/deceased/deceased-questions.ts';
import type { Answers } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers } from '#domain/questions/questionnaire.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';
import { ConfirmDeath } from './confirm-death.tsx';
import { type DeathRecord, deathOf } from './death.ts';
import { DeceasedActions } from './deceased-actions.tsx';

interface DeceasedFormProps {
  patientId: string;
  patient: PatientProfile;
  /** Called when the form becomes dirty or clean. */
  onTouched: (touched: boolean) => void;
  onSaved: (death: DeathRecord) => void;
}

/** Pending confirmation, and the resolver of its answer. */
interface PendingConfirmation {
  death: DeathRecord;
  answer: (confirmed: boolean) => void;
}

const title = ['Patient Deceased'];
const nothing: readonly string[] = [];

/** Form of a death: date and cause; Confirm opens a dialog with the name (physician §4, §5). */
export default function DeceasedForm({ patientId, patient, onTouched, onSaved }: DeceasedFormProps) {
  const { dob } = patient;
  const asked = useMemo(() => deceasedQuestions(dob), [dob]);
  const [initial] = useState(() => decodeAnswers(asked, deathOf(patient)));
  const [stored, setStored] = useState(() => encodeAnswers(asked, initial));
  const [isDirty, setTouched] = useState(false);
  const [question, setQuestion] = useState<PendingConfirmation | null>(null);
  const [isAsking, setAsking] = useState(false);
  const save = useWrite(saveDeceased);

  /** Compares encoded answers: hidden ones are not sent, so they are no change. */
  function updateDirty(answers: Answers, against = stored) {
    const touched = JSON.stringify(encodeAnswers(asked, answers)) !== JSON.stringify(against);
    setTouched(touched);
    onTouched(touched);
  }

  async function submit(answers: Answers) {
    const death = encodeAnswers(asked, answers) as unknown as DeathRecord;
    save.reset();
    setAsking(true);
    const isMeant = await new Promise<boolean>((answer) => setQuestion({ death, answer }));
    // A rejection tells the form that nothing was saved; it keeps its answers.
    if (!isMeant) throw new Error('Not confirmed');
    setStored({ ...death });
    updateDirty(answers, { ...death });
    onSaved(death);
  }

  async function confirm() {
    if (!question) return;
    await save.mutateAsync({ body: { patientId, ...question.death } });
    question.answer(true);
  }

  return (
    <>
      <LeaveGuard
        unsaved={isDirty ? title : nothing}
        canBlock={() => readSession() !== null}
        isSamePage={isSameRecord}
      />
      <QuestionnaireForm
        questionnaire={asked}
        initialAnswers={initial}
        idPrefix="deceased"
        label="Patient Deceased"
        onSubmit={submit}
        onAnswersChange={updateDirty}
        saveError={
          save.error && (
            <Box mb="lg">
              <NotSaved title="This is not saved." why={[save.error.message]} />
            </Box>
          )
        }
        actions={({ isSaving: saving }) => (
          <DeceasedActions isTouched={isDirty} saving={saving} wasDeceased={stored.deceased === true} />
        )}
      />
      <ConfirmDeath
        opened={isAsking}
        patient={patient}
        death={question?.death}
        error={save.error?.message}
        onConfirm={confirm}
        onClose={() => {
          question?.answer(false);
          setAsking(false);
        }}
      />
    </>
  );
}
