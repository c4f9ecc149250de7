import { Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useReportUnsavedWork } from './use-report-unsaved-work.ts';

/** Page at one end of a navigation. */
interface PageLocation {
  readonly routeId: string;
  readonly params: object;
}

/** Navigation that is about to happen. */
interface PendingNavigation {
  readonly current: PageLocation;
  readonly next: PageLocation;
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
  isSamePage?: (current: PageLocation, next: PageLocation) => boolean;
}

/** Unsaved changes that a guard asks about, or null if it does not block. */
type Guard = (navigation: PendingNavigation) => UnsavedChanges | null;
/** Guards of the page in mount order; the first one that blocks asks for all of them. */
const guards = new Set<Guard>();

/** Registers a guard of the page while the component is mounted; returns the registered one. */
function useGuard(guard: Guard): RefObject<Guard | null> {
  const latestGuard = useEffectEvent(guard);
  const registeredGuard = useRef<Guard>(null);
  useEffect(() => {
    const registered: Guard = (navigation) => latestGuard(navigation);
    registeredGuard.current = registered;
    guards.add(registered);
    return () => {
      guards.delete(registered);
    };
  }, []);
  return registeredGuard;
}

/**
 * Asks once, for any number of forms, before unsaved changes are left by a link, the back button, a
 * reload or a closed tab. A logout in any tab considers them, too.
 */
export function LeaveGuard({ unsaved, kept, canBlock, isSamePage }: LeaveGuardProps) {
  useReportUnsavedWork(unsaved, canBlock);
  /** Unsaved changes of all guards, which the dialog of this guard lists. */
  const [listedChanges, setListedChanges] = useState<readonly UnsavedChanges[]>([]);
  const hasUnsaved = () => unsaved.length > 0 && canBlock();
  const ownGuard = useGuard(({ current, next }) =>
    hasUnsaved() && !isSamePage?.(current, next) ? { unsaved, kept } : null,
  );

  function shouldBlock(navigation: PendingNavigation): boolean {
    const blocking = [...guards].flatMap((guard) => {
      const changes = guard(navigation);
      return changes ? [{ guard, changes }] : [];
    });
    // Each mounted guard is called for a navigation; only one may show its dialog.
    if (blocking[0]?.guard !== ownGuard.current) return false;
    setListedChanges(blocking.map(({ changes }) => changes));
    return true;
  }
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: shouldBlock,
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  const isKept = listedChanges.every(({ kept }) => kept);
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
        {listedChanges.map((changes) => (
          <Text key={changes.unsaved.join()} inherit>
            You have answers that are not saved in {changes.unsaved.join(', ')}. {changes.kept}
          </Text>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
