import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { TriStates, YesNoListQuestion } from '#domain/questions/question.ts';
import { listedOptions } from '#domain/questions/yes-no-list.ts';
import { seenItemName } from '#domain/seen-answers/seen-items.ts';
import { notAdded } from './missing.ts';
import type { ReviewAudience } from './review-audience.ts';
import { ChangedMark, useReviewMark } from './review-marks.tsx';
import classes from './yes-no-brief.module.css';

interface YesNoBriefProps {
  question: YesNoListQuestion;
  answers: TriStates;
  voice: ReviewAudience;
}

/** Summary of a long list: each Yes by name, counts of the other entries to unfold. */
export function YesNoBrief({ question, answers, voice }: YesNoBriefProps) {
  const entries = listedOptions(question).map(({ value, label }) => ({
    answer: answers[value] ?? null,
    label,
    item: seenItemName(question, value),
  }));
  const answered = (answer: boolean | null) => entries.filter((entry) => entry.answer === answer);
  return (
    <div className={classes.brief}>
      <Yes entries={answered(true)} />
      <Folded words="No" entries={answered(false)} />
      <Folded
        words="not Added"
        entries={answered(null)}
        renderLabel={(label) => (voice === 'noted' ? <em>{notAdded(label)}</em> : label)}
      />
    </div>
  );
}

interface Entry {
  label: string;
  /** Name of the entry among the items that are marked. */
  item: string;
}

const itemsOf = (entries: readonly Entry[]) => entries.map(({ item }) => item);

function Yes({ entries }: { entries: readonly Entry[] }) {
  const mark = useReviewMark();
  if (entries.length === 0) return null;
  return (
    <div className={`${classes.line} ${classes.yes}`} {...mark(itemsOf(entries)).attributes}>
      <span className={classes.count}>{entries.length} Yes</span>
      <Labels entries={entries} />
    </div>
  );
}

interface FoldedProps {
  words: string;
  entries: readonly Entry[];
  renderLabel?: (label: string) => ReactNode;
}

/** Count that unfolds to labels; always unfolded on paper. Changed entries are never folded. */
function Folded({ words, entries, renderLabel }: FoldedProps) {
  const [unfolded, { toggle }] = useDisclosure(false);
  const id = useId();
  const mark = useReviewMark();
  if (entries.length === 0) return null;
  const said = `${entries.length} ${words}`;
  const changed = entries.filter(({ item }) => mark([item]).isChanged);
  return (
    <div className={classes.line} {...mark(itemsOf(entries)).attributes}>
      <span className={classes.onPaper}>{said}</span>
      <Button
        variant="subtle"
        size="sm"
        className={classes.unfold}
        aria-expanded={unfolded}
        aria-controls={id}
        rightSection={<IconChevronDown aria-hidden size={18} className={classes.chevron} />}
        onClick={toggle}
      >
        {said}
      </Button>
      <Labels id={id} entries={entries} unfolded={unfolded} renderLabel={renderLabel} />
      {!unfolded && changed.length > 0 && (
        <div data-no-print>
          <Labels entries={changed} renderLabel={renderLabel} />
        </div>
      )}
    </div>
  );
}

interface LabelsProps extends Pick<FoldedProps, 'entries' | 'renderLabel'> {
  id?: string;
  unfolded?: boolean;
}

function Labels({ id, entries, unfolded = true, renderLabel = (label) => label }: LabelsProps) {
  const mark = useReviewMark();
  return (
    <ul id={id} className={classes.names} data-folded={!unfolded || undefined}>
      {entries.map(({ label, item }) => (
        <li key={item}>
          {renderLabel(label)}
          {unfolded && mark([item]).isChanged && <ChangedMark />}
        </li>
      ))}
    </ul>
  );
}
