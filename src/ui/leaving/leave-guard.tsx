import { Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useReportUnsavedWork } from './use-report-unsaved-work.ts';

interface Place {
  readonly routeId: string;
  readonly params: object;
}

interface Leaving {
  readonly current: Place;
  readonly next: Place;
}

interface UnsavedChanges {
  /** Titles of the parts that have unsaved changes. */
  unsaved: readonly string[];
  /** Sentence for the user about changes that are kept as a draft; absent if they are lost. */
  kept?: string;
}

export interface LeaveGuardProps extends UnsavedChanges {
  /** Returns true if the user may be stopped; called at the moment of leaving. */
  canBlock: () => boolean;
  /** Returns true for a navigation that stays on the page; none does by default. */
  isSamePage?: (current: Place, next: Place) => boolean;
}

/** Unsaved changes that a guard asks about, or null if it does not block. */
type Guard = (leaving: Leaving) => UnsavedChanges | null;
/** Guards of the page in mount order; the first one that blocks asks for all of them. */
const guards = new Set<Guard>();

/** Registers a guard of the page while the component is mounted. */
function useGuard(hold: Guard): RefObject<Guard | null> {
  const currentHold = useEffectEvent(hold);
  const own = useRef<Guard>(null);
  useEffect(() => {
    const guard: Guard = (leaving) => currentHold(leaving);
    own.current = guard;
    guards.add(guard);
    return () => {
      guards.delete(guard);
    };
  }, []);
  return own;
}

/**
 * Asks once, for any number of forms, before unsaved changes are left by a link, the back button, a
 * reload or a closed tab. A logout in any tab considers them, too.
 */
export function LeaveGuard({ unsaved, kept, canBlock: holds, isSamePage: staysOn }: LeaveGuardProps) {
  useReportUnsavedWork(unsaved, holds);
  const [asked, setAsked] = useState<readonly UnsavedChanges[]>([]);
  const isHeld = () => unsaved.length > 0 && holds();
  const own = useGuard(({ current, next }) =>
    isHeld() && !staysOn?.(current, next) ? { unsaved, kept } : null,
  );

  function shouldBlock(leaving: Leaving): boolean {
    const holding = [...guards].flatMap((guard) => {
      const about = guard(leaving);
      return about ? [{ guard, about }] : [];
    });
    if (holding[0]?.guard !== own.current) return false;
    setAsked(holding.map(({ about }) => about));
    return true;
  }
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: shouldBlock,
    enableBeforeUnload: isHeld,
    withResolver: true,
  });
  const isKept = asked.every(({ kept }) => kept);
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={isKept ? 'Leave for now?' : 'Leave without saving?'}
      cancelLabel="Stay here"
      confirmLabel={isKept ? 'Leave for now' : 'Leave without saving'}
      danger={!isKept}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      <Stack gap="xs">
        {asked.map((about) => (
          <Text key={about.unsaved.join()} inherit>
            You have answers that are not saved in {about.unsaved.join(', ')}. {about.kept}
          </Text>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
