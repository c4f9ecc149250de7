import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Picture, type PictureName } from '#ui/illustrations/picture.tsx';
import classes from './inline-notice.module.css';

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconExclamationCircle,
};

/** An error interrupts a screen reader, a success waits its turn, the others are simply read in passing. */
const roles = { info: undefined, success: 'status', warning: undefined, error: 'alert' };

export interface InlineNoticeProps {
  kind: keyof typeof icons;
  title?: ReactNode;
  /** A button or a link, under the words. */
  action?: ReactNode;
  /** A drawing instead of the icon of its kind. */
  picture?: PictureName;
  /** Instead of the role that goes with the kind; `none` when something else already announces it. */
  role?: 'status' | 'alert' | 'none';
  id?: string;
  children?: ReactNode;
}

/** A message beside what it is about: it stays until its cause is gone, unlike a toast. */
export function InlineNotice({ kind, title, action, picture, role, id, children }: InlineNoticeProps) {
  const Icon = icons[kind];
  const icon = <Icon className={classes.icon} aria-hidden stroke={1.75} />;
  return (
    <div
      className={classes.notice}
      data-kind={kind}
      data-drawn={picture ? '' : undefined}
      id={id}
      role={role === 'none' ? undefined : (role ?? roles[kind])}
    >
      {picture ? <Picture of={picture} small instead={icon} /> : icon}
      <div className={classes.body}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
