import { Anchor } from '@mantine/core';
import { IconDeviceMobileMessage, IconMail } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import { CopyButton } from '../copy-button.tsx';
import { formatTime } from '../format.ts';
import classes from '../parts.module.css';
import { markSeen } from '../unread.ts';
import { useConsole } from '../use-console.ts';
import { resolveAppUrl } from './go-to.ts';

/** Ways to open a link of a message. A link out of the app is text, since it is untrusted. */
function MessageLink({ link }: { link: string }) {
  const address = resolveAppUrl(link);
  if (!address) return <p className={classes.code}>{link}</p>;
  return (
    <div className={classes.actions}>
      <Anchor href={address} size="sm">
        Open the link
      </Anchor>
      <Anchor href={address} target="_blank" rel="noreferrer" size="sm">
        Open in a new tab
      </Anchor>
      <CopyButton text={address} label="Copy link" />
    </div>
  );
}

/** Message of the inbox with its code and its link, if it has them. */
function Message({ message }: { message: OutboxMessage }) {
  const { kind, to, subject, body, code, link, sentAt } = message;
  const Icon = kind === 'sms' ? IconDeviceMobileMessage : IconMail;
  return (
    <li className={classes.card}>
      <p className={classes.meta}>
        <Icon aria-hidden size={16} stroke={1.75} />
        <span>
          {kind === 'sms' ? 'Text message' : 'E-mail'} to <b>{to}</b>
        </span>
        <time dateTime={sentAt}>{formatTime(sentAt)}</time>
      </p>
      <p className={classes.rowTitle}>{subject}</p>
      <p className={classes.messageBody}>{body}</p>
      {code !== undefined && (
        <div className={classes.actions}>
          <code className={classes.oneTimeCode}>{code}</code>
          <CopyButton text={code} label="Copy code" name={`Copy code ${code}`} />
        </div>
      )}
      {link !== undefined && <MessageLink link={link} />}
    </li>
  );
}

/** Tab with every message that a real server would have sent, newest first. */
export function InboxTab() {
  const { tables } = useConsole();
  const newest = tables.outbox[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is mutated in place
  useEffect(() => markSeen(tables.outbox), [newest]);
  if (!newest) {
    return (
      <div className={classes.empty}>
        <p className={classes.rowTitle}>No messages yet</p>
        <p className={classes.dimmed}>
          Codes, invitations and reset links that a real server would text or e-mail arrive here.
        </p>
      </div>
    );
  }
  return (
    <ul className={classes.list}>
      {tables.outbox.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ul>
  );
}
