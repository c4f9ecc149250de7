import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
  /** Instead of the role that goes with the kind; `none` when something else already announces it. */
  role?: 'status' | 'alert' | 'none';
  id?: string;
  children?: ReactNode;
}

/** A message beside what it is about: it stays until its cause is gone, unlike a toast. */
export function InlineNotice({ kind, title, action, role, id, children }: InlineNoticeProps) {
  const Icon = icons[kind];
  return (
    <div
      className={classes.notice}
      data-kind={kind}
      id={id}
      role={role === 'none' ? undefined : (role ?? roles[kind])}
    >
      <Icon className={classes.icon} aria-hidden stroke={1.75} />
      <div className={classes.body}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
