import type { QueryClient } from '@tanstack/react-query';
import type { ActivityStore } from '#api/activity.ts';
import type { SendApproval } from '../safety/preview/use-send-preview.tsx';
import type { SendingNews, SentSubmission, ShoopCall, Submission } from './submission.ts';

/** Callbacks of a place that sends Shoops: the form or the list of drafts. */
export interface SendingHandlers {
  /** Returns the current submission, or null after showing why not. Runs again after approval. */
  prepare(isReady: boolean): Promise<Submission | null>;
  /** Returns the call that carries out a submission. */
  callOf(submission: Submission): ShoopCall;
  /** Handles the success. @returns true if a medicine changed during the call and stays */
  settle(sent: SentSubmission): Promise<boolean>;
}

/** Parts that the steps of one sending share. */
export interface SendingContext {
  readonly client: QueryClient;
  readonly patientId: string;
  readonly store: ActivityStore<Submission | SentSubmission, SendingNews>;
  readonly preview: Pick<SendApproval, 'ask' | 'readBack'>;
  readonly handlers: SendingHandlers;
  /** Called once per success, before it is settled. */
  readonly countSave: () => void;
}
