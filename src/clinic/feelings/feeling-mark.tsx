import { type Feeling, feelings } from '#domain/check-ups/check-up.ts';
import { optionLabel } from '#domain/questions/option.ts';
import { feelingIcons } from './feeling-icons.ts';
import classes from './feelings.module.css';

/** Read-only feeling: face and label. */
export function FeelingMark({ feeling }: { feeling: Feeling }) {
  const Icon = feelingIcons[feeling];
  return (
    <span className={classes.mark} data-feeling={feeling}>
      <Icon aria-hidden className={classes.smallFace} stroke={1.75} />
      {optionLabel(feelings, feeling)}
    </span>
  );
}
