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

/** An error interrupts a screen reader, a success waits, the others are not announced. */
const roles = { info: undefined, success: 'status', warning: undefined, error: 'alert' };

export interface InlineNoticeProps {
  kind: keyof typeof icons;
  title?: ReactNode;
  /** Button or link below the text. */
  action?: ReactNode;
  /** Illustration instead of the icon of the kind. */
  picture?: PictureName;
  /** Role instead of that of the kind; `none` if the message is announced elsewhere. */
  role?: 'status' | 'alert' | 'none';
  id?: string;
  children?: ReactNode;
}

/** Message next to its subject; unlike a toast, it stays until its cause is gone. */
export function InlineNotice({ kind, title, action, picture, role, id, children }: InlineNoticeProps) {
  const Icon = icons[kind];
  const icon = <Icon className={classes.icon} aria-hidden stroke={1.75} />;
  return (
    <div
      className={classes.notice}
      data-kind={kind}
      data-with-picture={picture ? '' : undefined}
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
