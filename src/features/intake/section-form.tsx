import { useState } from 'react';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import type { Answers, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, visibleAnswers } from '#domain/questions/questionnaire.ts';
import { FormSkeleton } from '#ui/skeletons.tsx';
import { DraftNotice } from './drafts/draft-notice.tsx';
import type { Draft } from './drafts/drafts.ts';
import { useDraft } from './drafts/use-draft.ts';
import { SectionEditor } from './section-editor.tsx';
import { SectionRecord } from './section-record.tsx';

interface SectionFormProps {
  section: QuestionnaireSection;
  /** Called after a save, to move on. */
  onSaved: () => void;
}

/** One intake section to fill in: loads it afresh when it opens, and saves it. */
export function SectionForm({ section, onSaved }: SectionFormProps) {
  // Counts how often the record was asked for anew, because another tab has saved it.
  const [reading, setReading] = useState(0);
  const skeleton = <FormSkeleton label={`Loading ${section.title}`} />;
  return (
    <SectionRecord key={reading} section={section} use="form" reading={reading} skeleton={skeleton}>
      {(record) => (
        <LoadedSection
          section={section}
          record={record}
          onSaved={onSaved}
          onReload={() => setReading((count) => count + 1)}
        />
      )}
    </SectionRecord>
  );
}

interface LoadedSectionProps extends SectionFormProps {
  record: WireRecord | null;
  onReload: () => void;
}

/** What was typed on an earlier visit comes first: restored or discarded, it is never mixed with what is typed now. */
function LoadedSection({ section, record, onSaved, onReload }: LoadedSectionProps) {
  // Answers are read once: a later refetch must never overwrite what is being typed.
  const [saved] = useState(() => decodeAnswers(questionnaires[section.module], record));
  const { found, keep, forget } = useDraft(section.module);
  const [decided, setDecided] = useState<{ restored: Draft | null } | null>(null);
  if (!found) return <FormSkeleton label={`Loading ${section.title}`} />;

  const { draft } = found;
  const asked = (answers: Answers) => JSON.stringify(visibleAnswers(questionnaires[section.module], answers));
  const differs = draft !== null && asked(draft.answers) !== asked(saved);
  const undecided = differs && decided === null;
  const answers = decided?.restored ? { ...saved, ...decided.restored.answers } : saved;
  const editor = (
    <SectionEditor
      key={decided?.restored ? 'restored' : 'saved'}
      section={section}
      savedAnswers={saved}
      initialAnswers={answers}
      draft={{ keep, forget }}
      onSaved={onSaved}
      onReload={onReload}
    />
  );
  if (!undecided) return editor;
  return (
    <DraftNotice
      savedAt={draft.savedAt}
      onRestore={() => setDecided({ restored: draft })}
      onDiscard={() => {
        forget();
        setDecided({ restored: null });
      }}
    />
  );
}
