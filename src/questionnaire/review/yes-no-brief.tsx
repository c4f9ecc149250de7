import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { TriStates, YesNoListQuestion } from '#domain/questions/question.ts';
import { listedOptions } from '#domain/questions/yes-no-list.ts';
import { notAdded } from './missing.ts';
import type { ReviewAudience } from './review-audience.ts';
import classes from './yes-no-brief.module.css';

interface YesNoBriefProps {
  question: YesNoListQuestion;
  answers: TriStates;
  voice: ReviewAudience;
}

/** Summary of a long list: each Yes by name, counts of the other entries to unfold. */
export function YesNoBrief({ question, answers, voice }: YesNoBriefProps) {
  const entries = listedOptions(question);
  const named = (answer: boolean | null) =>
    entries.filter(({ value }) => (answers[value] ?? null) === answer).map(({ label }) => label);
  return (
    <div className={classes.brief}>
      <Yes names={named(true)} />
      <Folded words="No" names={named(false)} />
      <Folded
        words="not Added"
        names={named(null)}
        renderName={(name) => (voice === 'noted' ? <em>{notAdded(name)}</em> : name)}
      />
    </div>
  );
}

function Yes({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={`${classes.line} ${classes.yes}`}>
      <span className={classes.count}>{names.length} Yes</span>
      <Names names={names} />
    </div>
  );
}

interface FoldedProps {
  words: string;
  names: readonly string[];
  renderName?: (name: string) => ReactNode;
}

/** Count that unfolds to names; always unfolded on paper. */
function Folded({ words, names, renderName }: FoldedProps) {
  const [unfolded, { toggle }] = useDisclosure(false);
  const id = useId();
  if (names.length === 0) return null;
  const said = `${names.length} ${words}`;
  return (
    <div className={classes.line}>
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
      <Names id={id} names={names} unfolded={unfolded} renderName={renderName} />
    </div>
  );
}

interface NamesProps extends Pick<FoldedProps, 'names' | 'renderName'> {
  id?: string;
  unfolded?: boolean;
}

function Names({ id, names, unfolded = true, renderName = (name) => name }: NamesProps) {
  return (
    <ul id={id} className={classes.names} data-folded={!unfolded || undefined}>
      {names.map((name) => (
        <li key={name}>{renderName(name)}</li>
      ))}
    </ul>
  );
}
