import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { TriStates, YesNoListQuestion } from '#domain/questions/question.ts';
import { listedOptions } from '#domain/questions/yes-no-list.ts';
import { seenItemName } from '#domain/seen-answers/seen-items.ts';
import { notAdded } from './missing-text.ts';
import type { ReviewAudience } from './review-audience.ts';
import { ChangedMark, useReviewMark } from './review-marks.tsx';
import classes from './yes-no-brief.module.css';

interface YesNoBriefProps {
  question: YesNoListQuestion;
  answers: TriStates;
  audience: ReviewAudience;
}

/** Summary of a long list: each Yes by name, counts of the other entries to unfold. */
export function YesNoBrief({ question, answers, audience }: YesNoBriefProps) {
  const entries = listedOptions(question).map(({ value, label }) => ({
    answer: answers[value] ?? null,
    label,
    item: seenItemName(question, value),
  }));
  const entriesWith = (answer: boolean | null) => entries.filter((entry) => entry.answer === answer);
  return (
    <div className={classes.brief}>
      <YesEntries entries={entriesWith(true)} />
      <FoldedEntries answerLabel="No" entries={entriesWith(false)} />
      <FoldedEntries
        answerLabel="not Added"
        entries={entriesWith(null)}
        renderLabel={(label) => (audience === 'physician' ? <em>{notAdded(label)}</em> : label)}
      />
    </div>
  );
}

interface Entry {
  label: string;
  /** Name of the entry among the items that are marked. */
  item: string;
}

const itemNamesOf = (entries: readonly Entry[]) => entries.map(({ item }) => item);

/** Count of the entries answered Yes, with their labels. */
function YesEntries({ entries }: { entries: readonly Entry[] }) {
  const mark = useReviewMark();
  if (entries.length === 0) return null;
  return (
    <div className={`${classes.line} ${classes.yes}`} {...mark(itemNamesOf(entries)).attributes}>
      <span className={classes.count}>{entries.length} Yes</span>
      <Labels entries={entries} />
    </div>
  );
}

interface FoldedEntriesProps {
  /** Text after the count: 'No' or 'not Added'. */
  answerLabel: string;
  entries: readonly Entry[];
  renderLabel?: (label: string) => ReactNode;
}

/** Count that unfolds to labels; always unfolded on paper. Changed entries are never folded. */
function FoldedEntries({ answerLabel, entries, renderLabel }: FoldedEntriesProps) {
  const [unfolded, { toggle }] = useDisclosure(false);
  const id = useId();
  const mark = useReviewMark();
  if (entries.length === 0) return null;
  const countText = `${entries.length} ${answerLabel}`;
  const changedEntries = entries.filter(({ item }) => mark([item]).isChanged);
  return (
    <div className={classes.line} {...mark(itemNamesOf(entries)).attributes}>
      <span className={classes.printedCount}>{countText}</span>
      <Button
        variant="subtle"
        size="sm"
        className={classes.unfold}
        aria-expanded={unfolded}
        aria-controls={id}
        rightSection={<IconChevronDown aria-hidden size={18} className={classes.chevron} />}
        onClick={toggle}
      >
        {countText}
      </Button>
      <Labels id={id} entries={entries} unfolded={unfolded} renderLabel={renderLabel} />
      {!unfolded && changedEntries.length > 0 && (
        <div data-no-print>
          <Labels entries={changedEntries} renderLabel={renderLabel} />
        </div>
      )}
    </div>
  );
}

interface LabelsProps extends Pick<FoldedEntriesProps, 'entries' | 'renderLabel'> {
  id?: string;
  unfolded?: boolean;
}

/** Labels of entries, each with a mark if it has changed. */
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
