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
export const ListProgress = memo(function ListProgress({
  question,
  sought,
  part,
  atEnd = false,
}: ListProgressProps) {
  const [answer, setAnswer] = useField(question.name);
  const answers = asAnswer(question, answer ?? question.blank);
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  /** Keys answered by each click, the latest last. */
  const [presses, setPresses] = useState<readonly (readonly string[])[]>([]);
  const [focus, setFocus] = useState<{ on: 'mark' | 'undo' } | null>(null);
  const options = listedOptions(question);
  const hidden = useSearchText(sought, (text) => hiddenKeys(options, text));
  const total = options.length;
  const left = Object.keys(answers).filter((key) => answers[key] === null);
  const isInView = (key: string) =>
    !hidden.split(' ').includes(key) &&
    (!part || part.some(({ options: some }) => some.some(({ value }) => value === key)));
  const shown = left.filter(isInView);
  const count = (many: number) => `${many} ${question.itemLabel}${many === 1 ? '' : 's'}`;
  const last = presses.at(-1);

  // Moves the focus, because the clicked button may be hidden now.
  useLayoutEffect(() => {
    if (!focus) return;
    const button = root.current?.querySelector<HTMLElement>(`[data-${focus.on}]`);
    const isThere = button && button.style.visibility !== 'hidden';
    (isThere ? button : root.current)?.focus();
  }, [focus]);

  const mark = () => {
    setAnswer(markNo(answers, shown));
    setPresses([...presses, shown]);
    setFocus({ on: 'undo' });
    announce(`${count(shown.length)} answered No`);
  };
  const undo = (marked: readonly string[]) => {
    setAnswer(undoMarkNo(answers, marked));
    setPresses(presses.slice(0, -1));
    setFocus({ on: presses.length > 1 ? 'undo' : 'mark' });
    announce(`${count(marked.length)} not answered again`);
  };

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
        {markLabel(shown.length, { total, atEnd, isFiltered: hidden !== '', isPart: part !== null })}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconArrowBackUp aria-hidden size={20} stroke={1.75} />}
        aria-label={`Undo: ${count(last?.length ?? 0)} answered No`}
        onClick={() => last && undo(last)}
        style={hiddenUnless(last !== undefined)}
        data-undo
      >
        Undo
      </Button>
    </div>
  );
});

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
