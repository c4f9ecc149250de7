import { IconLock, IconUserCheck } from '@tabler/icons-react';
import classes from './notes.module.css';

const audiences = {
  shared: { words: 'Shared with the patient', Icon: IconUserCheck },
  private: { words: 'Only physicians', Icon: IconLock },
} as const;

/** Label and icon of a note's audience, which do not rely on color alone. */
export function NoteAudience({ isShared }: { isShared: boolean }) {
  const name = isShared ? 'shared' : 'private';
  const { words, Icon } = audiences[name];
  return (
    <span className={classes.audience} data-audience={name}>
      <Icon aria-hidden className={classes.icon} stroke={1.75} />
      {words}
    </span>
  );
}
