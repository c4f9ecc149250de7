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

/** The newest channel of each section in this tab: what is sent from it does not come back to it. */
const openHere = new Map<string, BroadcastChannel>();

/** Hears when another tab saves the same section of the same record, so that nothing is overwritten unseen. */
export function useSavedElsewhere(module: string): SavedElsewhere {
  const { ownerId: patientId } = useSubject();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);

  const key = `${patientId} ${module}`;
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const open = new BroadcastChannel(CHANNEL);
    channel.current = open;
    openHere.set(key, open);
    open.onmessage = ({ data }: MessageEvent<SavedMessage>) => {
      if (data.patientId === patientId && data.module === module) setSavedAt(data.at);
    };
    return () => {
      channel.current = null;
      if (openHere.get(key) === open) openHere.delete(key);
      open.close();
    };
  }, [patientId, module, key]);

  const tell = useCallback(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const message: SavedMessage = { patientId, module, at: Date.now() };
    // The section may have been left while it was being saved, and opened anew: that is no other tab's doing.
    const open = channel.current ?? openHere.get(key);
    if (open) open.postMessage(message);
    else {
      const passing = new BroadcastChannel(CHANNEL);
      passing.postMessage(message);
      passing.close();
    }
  }, [patientId, module, key]);
  const settle = useCallback(() => setSavedAt(null), []);
  return { savedAt, tell, settle };
}
