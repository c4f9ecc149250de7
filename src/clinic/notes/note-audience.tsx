import { IconLock, IconUserCheck } from '@tabler/icons-react';
import classes from './notes.module.css';

const audiences = {
  shared: { label: 'Shared with the patient', Icon: IconUserCheck },
  private: { label: 'Only physicians', Icon: IconLock },
} as const;

/** Label and icon of a note's audience, which do not rely on color alone. */
export function NoteAudience({ isShared }: { isShared: boolean }) {
  const name = isShared ? 'shared' : 'private';
  const { label, Icon } = audiences[name];
  return (
    <span className={classes.audience} data-audience={name}>
      <Icon aria-hidden className={classes.icon} stroke={1.75} />
      {label}
    </span>
  );
}
