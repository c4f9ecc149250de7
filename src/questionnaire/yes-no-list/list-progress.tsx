import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { TriStates, YesNoListQuestion } from '#domain/questions/question.ts';
import { listedOptions, markRestNo, unmark } from '#domain/questions/yes-no-list.ts';
import { useAnnounce } from '#ui/live-region.tsx';
import { useField } from '../answer-form.ts';
import classes from './yes-no-list.module.css';

/** How many are answered, and the way to answer No to all others in one go and take that back. */
export const ListProgress = memo(function ListProgress({ question }: { question: YesNoListQuestion }) {
  const [answer, setAnswer] = useField(question.name);
  const answers = (answer ?? question.blank) as TriStates;
  const announce = useAnnounce();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<'mark' | 'undo' | null>(null);
  const total = listedOptions(question).length;
  const answered = Object.values(answers).filter((value) => value !== null).length;
  const count = (many: number) => `${many} ${question.itemLabel}${many === 1 ? '' : 's'}`;

  // The button that was pressed may have gone: the one that takes it back takes over.
  useLayoutEffect(() => {
    if (focus) root.current?.querySelector<HTMLElement>(`[data-${focus}]`)?.focus();
  }, [focus]);

  const mark = () => {
    const result = markRestNo(answers);
    setAnswer(result.answers);
    setMarked(result.marked);
    setFocus('undo');
    announce(`${count(result.marked.length)} answered No`);
  };
  const undo = () => {
    setAnswer(unmark(answers, marked));
    setMarked([]);
    setFocus('mark');
    announce(`${count(marked.length)} not answered again`);
  };

  return (
    <div className={classes.progress} ref={root}>
      <Text component="span" className={classes.count}>
        {answered === total ? `All ${total} answered` : `${answered} of ${total} answered`}
      </Text>
      {answered < total && (
        <Button variant="default" onClick={mark} data-mark>
          Mark the rest No
        </Button>
      )}
      {marked.length > 0 && (
        <Button
          variant="subtle"
          leftSection={<IconArrowBackUp aria-hidden size={20} stroke={1.75} />}
          aria-label={`Undo: ${count(marked.length)} answered No`}
          onClick={undo}
          data-undo
        >
          Undo
        </Button>
      )}
    </div>
  );
});
