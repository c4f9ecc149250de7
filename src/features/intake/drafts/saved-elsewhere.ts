import { useCallback, useEffect, useRef, useState } from 'react';
import { useSubject } from '../subject.ts';

interface SavedMessage {
  patientId: string;
  module: string;
  /** Milliseconds since 1970. */
  at: number;
}

const CHANNEL = 'intake-saves';

/**
 * Hears when another tab saves the same section of the same record, so that nothing is overwritten unseen.
 * @returns `savedAt`, when that was, or null; `tell`, to say that this tab has saved; `settle`, once it was dealt with
 */
export function useSavedElsewhere(module: string) {
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
    return () => open.close();
  }, [patientId, module]);

  const tell = useCallback(() => {
    channel.current?.postMessage({ patientId, module, at: Date.now() } satisfies SavedMessage);
  }, [patientId, module]);
  const settle = useCallback(() => setSavedAt(null), []);
  return { savedAt, tell, settle };
}
