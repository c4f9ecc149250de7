import { useCallback, useEffect, useRef, useState } from 'react';
import { useSubject } from '../subject.ts';

interface SavedMessage {
  patientId: string;
  module: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface SavedElsewhere {
  /** When that was, in milliseconds since 1970; null while nobody has. */
  savedAt: number | null;
  /** Says that this tab has saved. */
  tell: () => void;
  /** Once it was dealt with. */
  settle: () => void;
}

const CHANNEL = 'intake-saves';

/** Hears when another tab saves the same section of the same record, so that nothing is overwritten unseen. */
export function useSavedElsewhere(module: string): SavedElsewhere {
  const { ownerId: patientId } = useSubject();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const open = new BroadcastChannel(CHANNEL);
    channel.current = open;
    open.onmessage = ({ data }: MessageEvent<SavedMessage>) => {
      if (data.patientId === patientId && data.module === module) setSavedAt(data.at);
    };
    return () => {
      channel.current = null;
      open.close();
    };
  }, [patientId, module]);

  const tell = useCallback(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    // The section may have been left while it was being saved: the others hear of it all the same.
    const open = channel.current ?? new BroadcastChannel(CHANNEL);
    open.postMessage({ patientId, module, at: Date.now() } satisfies SavedMessage);
    if (open !== channel.current) open.close();
  }, [patientId, module]);
  const settle = useCallback(() => setSavedAt(null), []);
  return { savedAt, tell, settle };
}
