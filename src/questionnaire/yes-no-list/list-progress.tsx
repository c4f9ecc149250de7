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
  searchText: SearchText;
  /** Groups of the current part, on a phone; null if the whole list is shown. */
  part: readonly OptionGroup[] | null;
  /** Marks the second instance, at the end of the list, for users who have read all of it. */
  atEnd?: boolean;
}

/** Counts answered entries; answers No to all others in view, and undoes that (decision 74). */
export const ListProgress = memo(function ListProgress(props: ListProgressProps) {
  const { question, part, atEnd = false } = props;
  const { root, total, unansweredKeys, markableKeys, isFiltered, lastMarkedKeys, markAllNo, undoMark } =
    useMarkRestNo(props);
  return (
    <div className={classes.progress} ref={root} tabIndex={-1} data-at-end={atEnd || undefined}>
      {!atEnd && (
        <Text component="span" className={classes.count}>
          {unansweredKeys.length === 0
            ? `All ${total} answered`
            : `${total - unansweredKeys.length} of ${total} answered`}
        </Text>
      )}
      {/* Hidden buttons keep their space, so that a double click cannot hit the other button. */}
      <Button
        variant="default"
        onClick={markAllNo}
        className={classes.markAll}
        style={hiddenUnless(markableKeys.length > 0)}
        data-mark
      >
        {markLabel(markableKeys.length, { total, atEnd, isFiltered, isPart: part !== null })}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconArrowBackUp aria-hidden size={20} stroke={1.75} />}
        aria-label={`Undo: ${entryCount(question, lastMarkedKeys?.length ?? 0)} answered No`}
        onClick={() => lastMarkedKeys && undoMark(lastMarkedKeys)}
        style={hiddenUnless(lastMarkedKeys !== undefined)}
        data-undo
      >
        Undo
      </Button>
    </div>
  );
});

/** Returns a labelled count of entries: '3 conditions'. */
const entryCount = ({ itemLabel }: YesNoListQuestion, count: number) =>
  `${count} ${itemLabel}${count === 1 ? '' : 's'}`;

/** Answers No to all unanswered entries in view, and undoes that click by click. */
function useMarkRestNo({ question, searchText, part }: ListProgressProps) {
  const [answer, setAnswer] = useField(question.name);
  const answers = asAnswer(question, answer ?? question.blank);
  const announce = useAnnounce();
  /** Keys answered by each click, the latest last. */
  const [markedKeys, setMarkedKeys] = useState<readonly (readonly string[])[]>([]);
  const [root, setFocus] = useButtonFocus();
  const options = listedOptions(question);
  const hidden = useSearchText(searchText, (text) => hiddenKeys(options, text));
  const unansweredKeys = Object.keys(answers).filter((key) => answers[key] === null);
  const isInView = (key: string) =>
    !hidden.split(' ').includes(key) &&
    (!part || part.some(({ options: partOptions }) => partOptions.some(({ value }) => value === key)));
  const markableKeys = unansweredKeys.filter(isInView);

  const markAllNo = () => {
    setAnswer(markNo(answers, markableKeys));
    setMarkedKeys([...markedKeys, markableKeys]);
    setFocus({ button: 'undo' });
    announce(`${entryCount(question, markableKeys.length)} answered No`);
  };
  const undoMark = (marked: readonly string[]) => {
    setAnswer(undoMarkNo(answers, marked));
    setMarkedKeys(markedKeys.slice(0, -1));
    setFocus({ button: markedKeys.length > 1 ? 'undo' : 'mark' });
    announce(`${entryCount(question, marked.length)} not answered again`);
  };
  return {
    root,
    total: options.length,
    unansweredKeys,
    markableKeys,
    isFiltered: hidden !== '',
    lastMarkedKeys: markedKeys.at(-1),
    markAllNo,
    undoMark,
  };
}

/** Moves the focus to one of the buttons, because the clicked button may be hidden now. */
function useButtonFocus() {
  const root = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<{ button: 'mark' | 'undo' } | null>(null);
  useLayoutEffect(() => {
    if (!focus) return;
    const button = root.current?.querySelector<HTMLElement>(`[data-${focus.button}]`);
    const isVisible = button && button.style.visibility !== 'hidden';
    (isVisible ? button : root.current)?.focus();
  }, [focus]);
  return [root, setFocus] as const;
}

/** Hides a button, also from screen readers, but keeps its space. */
const hiddenUnless = (isShown: boolean): CSSProperties | undefined =>
  isShown ? undefined : { visibility: 'hidden' };

interface MarkOptions {
  total: number;
  atEnd: boolean;
  isFiltered: boolean;
  isPart: boolean;
}

/** Returns the button's label with the number of entries in view that it answers. */
function markLabel(count: number, { total, atEnd, isFiltered, isPart }: MarkOptions): string {
  const countText = count === 1 ? 'one' : count;
  if (isPart)
    return atEnd
      ? `Answer No to the ${countText} left in this part`
      : `Mark the ${countText} in this part as No`;
  if (atEnd) return count === 1 ? 'Answer No to the last one' : `Answer No to the other ${count}`;
  if (isFiltered) return `Mark the ${countText} shown as No`;
  if (count === total) return `Mark all ${total} as No`;
  return count === 1 ? 'Mark the last one as No' : `Mark the other ${count} as No`;
}
