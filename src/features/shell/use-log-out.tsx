import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { signOut } from '#api/session/sign-out.ts';
import { describeUnsavedWork, type FindDrafts, findUnsavedWork } from '#ui/leaving/unsaved-work.ts';
import type { LogOutDialogProps } from './log-out-dialog.tsx';

const LogOutDialog = lazy<ComponentType<LogOutDialogProps>>(() =>
  // Fallback to the browser's dialog: a logout must neither discard silently nor fail.
  import('./log-out-dialog.tsx').catch(() => ({ default: BrowserConfirm })),
);

/** The same question in the browser's own dialog. Renders nothing. */
function BrowserConfirm({ opened, unsaved, onClose, onConfirm }: LogOutDialogProps) {
  const ask = useEffectEvent(() => {
    const isSure = window.confirm(['Log out without saving?', ...unsaved].join('\n'));
    if (isSure) onConfirm();
    onClose();
  });
  useEffect(() => {
    if (opened) ask();
  }, [opened]);
  return null;
}

/**
 * Logs out, after a confirmation if unsaved changes would be lost (accounts §4.6, decision 59).
 * `src/app/follow-session.ts` then opens the login screen.
 * @returns `logOut`, and the confirmation `dialog` to render
 */
export function useLogOut(findDrafts: FindDrafts) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState(false);

  async function logOut(): Promise<void> {
    const sentences = describeUnsavedWork(await findUnsavedWork(findDrafts));
    if (sentences.length === 0) return signOut('logout');
    setUnsaved(sentences);
    setOpened(true);
  }

  const dialog = unsaved.length > 0 && (
    <Suspense>
      <LogOutDialog
        opened={opened}
        unsaved={unsaved}
        onClose={() => setOpened(false)}
        onConfirm={() => void signOut('logout')}
      />
    </Suspense>
  );
  return { logOut, dialog };
}
