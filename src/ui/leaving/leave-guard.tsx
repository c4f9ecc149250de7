import { Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useTellUnsaved } from './use-tell-unsaved.ts';

interface Place {
  readonly routeId: string;
  readonly params: object;
}

interface Leaving {
  readonly current: Place;
  readonly next: Place;
}

interface Unsaved {
  /** What holds something that is not saved, in words. */
  unsaved: readonly string[];
  /** What becomes of it, where it is not lost: in words for the reader. */
  kept?: string;
}

export interface LeaveGuardProps extends Unsaved {
  /** Whether somebody may be held up at all; asked at the moment of leaving. */
  holds: () => boolean;
  /** Returns true for a navigation that stays on the page, whatever it changes in the URL; none does when left out. */
  staysOn?: (current: Place, next: Place) => boolean;
}

/** What a guard would ask about, or null where it lets go. */
type Guard = (leaving: Leaving) => Unsaved | null;
/** All of the page, in the order in which they came: the first that holds somebody up asks for the others too. */
const guards = new Set<Guard>();

/**
 * Asks before unsaved answers are left behind: by a link, the back button, a reload or a closed tab; once, of however many forms. A
 * logout, in whichever tab, hears of them too.
 */
export function LeaveGuard({ unsaved, kept, holds, staysOn }: LeaveGuardProps) {
  useTellUnsaved(unsaved, holds);
  const [asked, setAsked] = useState<readonly Unsaved[]>([]);
  const isHeld = () => unsaved.length > 0 && holds();
  const hold = useEffectEvent(({ current, next }: Leaving) =>
    isHeld() && !staysOn?.(current, next) ? { unsaved, kept } : null,
  );
  const own = useRef<Guard>(null);
  useEffect(() => {
    const guard: Guard = (leaving) => hold(leaving);
    own.current = guard;
    guards.add(guard);
    return () => {
      guards.delete(guard);
    };
  }, []);

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
