import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type CSSProperties, memo, useLayoutEffect, useRef, useState } from 'react';
import { asAnswer } from '#domain/questions/codec.ts';
import type { OptionGroup, YesNoListQuestion } from '#domain/questions/question.ts';
import { listedOptions, markNo, undoMarkNo } from '#domain/questions/yes-no-list.ts';
import { type SearchText, useSearchText } from '#questionnaire/inputs/menu/search-text.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { useField } from '../answer-form.ts';
import { hiddenKeys } from './matcher.ts';
import classes from './yes-no-list.module.css';

interface ListProgressProps {
  question: YesNoListQuestion;
  sought: SearchText;
  /** Groups of the current part, on a phone; null if the whole list is shown. */
  part: readonly OptionGroup[] | null;
  /** Marks the second instance, at the end of the list, for users who have read all of it. */
  atEnd?: boolean;
}

/** Counts answered entries; answers No to all others in view, and undoes that (decision 74). */
export const ListProgress = memo(function ListProgress(props: ListProgressProps) {
  const { question, part, atEnd = false } = props;
  const { root, total, left, shown, isFiltered, last, mark, undo } = useMarking(props);
  return (
    <div className={classes.progress} ref={root} tabIndex={-1} data-at-end={atEnd || undefined}>
      {!atEnd && (
        <Text component="span" className={classes.count}>
          {left.length === 0 ? `All ${total} answered` : `${total - left.length} of ${total} answered`}
        </Text>
      )}
      {/* Hidden buttons keep their space, so that a double click cannot hit the other button. */}
      <Button
        variant="default"
        onClick={mark}
        className={classes.markAll}
        style={hiddenUnless(shown.length > 0)}
        data-mark
      >
        {markLabel(shown.length, { total, atEnd, isFiltered, isPart: part !== null })}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconArrowBackUp aria-hidden size={20} stroke={1.75} />}
        aria-label={`Undo: ${countOf(question, last?.length ?? 0)} answered No`}
        onClick={() => last && undo(last)}
        style={hiddenUnless(last !== undefined)}
        data-undo
      >
        Undo
      </Button>
    </div>
  );
});

/** Returns a labelled count of entries: '3 conditions'. */
const countOf = ({ itemLabel }: YesNoListQuestion, many: number) =>
  `${many} ${itemLabel}${many === 1 ? '' : 's'}`;

/** Answers No to all unanswered entries in view, and undoes that click by click. */
function useMarking({ question, sought, part }: ListProgressProps) {
  const [answer, setAnswer] = useField(question.name);
  const answers = asAnswer(question, answer ?? question.blank);
  const announce = useAnnounce();
  /** Keys answered by each click, the latest last. */
  const [presses, setPresses] = useState<readonly (readonly string[])[]>([]);
  const [root, setFocus] = useButtonFocus();
  const options = listedOptions(question);
  const hidden = useSearchText(sought, (text) => hiddenKeys(options, text));
  const left = Object.keys(answers).filter((key) => answers[key] === null);
  const isInView = (key: string) =>
    !hidden.split(' ').includes(key) &&
    (!part || part.some(({ options: some }) => some.some(({ value }) => value === key)));
  const shown = left.filter(isInView);

  const mark = () => {
    setAnswer(markNo(answers, shown));
    setPresses([...presses, shown]);
    setFocus({ on: 'undo' });
    announce(`${countOf(question, shown.length)} answered No`);
  };
  const undo = (marked: readonly string[]) => {
    setAnswer(undoMarkNo(answers, marked));
    setPresses(presses.slice(0, -1));
    setFocus({ on: presses.length > 1 ? 'undo' : 'mark' });
    announce(`${countOf(question, marked.length)} not answered again`);
  };
  return {
    root,
    total: options.length,
    left,
    shown,
    isFiltered: hidden !== '',
    last: presses.at(-1),
    mark,
    undo,
  };
}

/** Moves the focus to one of the buttons, because the clicked button may be hidden now. */
function useButtonFocus() {
  const root = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<{ on: 'mark' | 'undo' } | null>(null);
  useLayoutEffect(() => {
    if (!focus) return;
    const button = root.current?.querySelector<HTMLElement>(`[data-${focus.on}]`);
    const isThere = button && button.style.visibility !== 'hidden';
    (isThere ? button : root.current)?.focus();
  }, [focus]);
  return [root, setFocus] as const;
}

/** Hides a button, also from screen readers, but keeps its space. */
const hiddenUnless = (isThere: boolean): CSSProperties | undefined =>
  isThere ? undefined : { visibility: 'hidden' };

interface MarkOptions {
  total: number;
  atEnd: boolean;
  isFiltered: boolean;
  isPart: boolean;
}

/** Returns the button's label with the number of entries in view that it answers. */
function markLabel(many: number, { total, atEnd, isFiltered, isPart }: MarkOptions): string {
  const which = many === 1 ? 'one' : many;
  if (isPart)
    return atEnd ? `Answer No to the ${which} left in this part` : `Mark the ${which} in this part as No`;
  if (atEnd) return many === 1 ? 'Answer No to the last one' : `Answer No to the other ${many}`;
  if (isFiltered) return `Mark the ${which} shown as No`;
  if (many === total) return `Mark all ${total} as No`;
  return many === 1 ? 'Mark the last one as No' : `Mark the other ${many} as No`;
}
