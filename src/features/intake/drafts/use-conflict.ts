import { useCallback, useEffect, useRef, useState } from 'react';
import { useSubject } from '../subject.ts';

/** Message to the other tabs about a save in this one. */
interface SavedMessage {
  patientId: string;
  module: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Conflict with a save of the same section in another tab. */
export interface Conflict {
  /** Time of that save in milliseconds since 1970; null while there is none. */
  savedAt: number | null;
  /** Notifies the other tabs of a save in this one. */
  announceSave: () => void;
  /** Ends the conflict: the answers here may be saved. */
  resolve: () => void;
}

const CHANNEL_NAME = 'intake-saves';

/** Newest channel of each section in this tab: a channel does not receive its own messages. */
const channelsOfTab = new Map<string, BroadcastChannel>();

/** Detects saves of the same section in other tabs, so that none is overwritten unseen. */
export function useConflict(module: string): Conflict {
  const { ownerId: patientId } = useSubject();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);

  const key = `${patientId} ${module}`;
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const newChannel = new BroadcastChannel(CHANNEL_NAME);
    channel.current = newChannel;
    channelsOfTab.set(key, newChannel);
    newChannel.onmessage = ({ data }: MessageEvent<SavedMessage>) => {
      if (data.patientId === patientId && data.module === module) setSavedAt(data.at);
    };
    return () => {
      channel.current = null;
      if (channelsOfTab.get(key) === newChannel) channelsOfTab.delete(key);
      newChannel.close();
    };
  }, [patientId, module, key]);

  const announceSave = useCallback(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const message: SavedMessage = { patientId, module, at: Date.now() };
    // A section that was left during its save and reopened has a newer channel. That channel must
    // send, since the section's own save is no conflict.
    const sender = channel.current ?? channelsOfTab.get(key);
    if (sender) sender.postMessage(message);
    else {
      const temporaryChannel = new BroadcastChannel(CHANNEL_NAME);
      temporaryChannel.postMessage(message);
      temporaryChannel.close();
    }
  }, [patientId, module, key]);
  const resolve = useCallback(() => setSavedAt(null), []);
  return { savedAt, announceSave, resolve };
}
