import type { QueryClient } from '@tanstack/react-query';
import type { ActivityStore } from '#api/activity.ts';
import type { SendApproval } from '../safety/preview/use-send-preview.tsx';
import type { Errand, SendingNews, SentErrand, ShoopCall } from './errand.ts';

/** Callbacks of a place that sends Shoops: the form or the list of drafts. */
export interface SendingHandlers {
  /** Returns the current errand, or null after showing why not. Runs again after approval. */
  prepare(isReady: boolean): Promise<Errand | null>;
  /** Returns the call that carries out an errand. */
  callOf(errand: Errand): ShoopCall;
  /** Handles the success. @returns true if a medicine changed during the call and stays */
  settle(sent: SentErrand): Promise<boolean>;
}

/** Parts that the steps of one sending share. */
export interface SendingContext {
  readonly client: QueryClient;
  readonly patientId: string;
  readonly store: ActivityStore<Errand | SentErrand, SendingNews>;
  readonly preview: Pick<SendApproval, 'ask' | 'readBack'>;
  readonly handlers: SendingHandlers;
  /** Called once per success, before it is settled. */
  readonly countSave: () => void;
}
