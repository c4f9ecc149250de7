import * as v from 'valibot';
import {
  blankSignUp,
  type SignUpDraft,
  signUpDraftKey,
  signUpDraftSchema,
} from '#domain/registration/draft.ts';
import type { SignUpStep } from '#domain/registration/steps.ts';

/** Where the browser gives no storage: lost with the page, as everything is there. */
let inMemory: string | null = null;

/**
 * The sign-up that is under way in this tab. Session storage, for it goes with the tab: what somebody says of their
 * health must not wait for the next person at the same computer, who need not sign in to see this page.
 */
export function readDraft(): SignUpDraft {
  try {
    const stored = inMemory ?? sessionStorage.getItem(signUpDraftKey);
    return stored === null ? blankSignUp : v.parse(signUpDraftSchema, JSON.parse(stored));
  } catch {
    return blankSignUp;
  }
}

export function writeDraft(draft: SignUpDraft): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(signUpDraftKey, text);
    inMemory = null;
  } catch {
    inMemory = text;
  }
}

export function forgetDraft(): void {
  inMemory = null;
  sessionStorage.removeItem(signUpDraftKey);
}

/** The step to show for the one that an address asks for: none further than the reader has got. */
export function stepToOpen(asked: SignUpStep | undefined): SignUpStep {
  const { reached } = readDraft();
  return asked === undefined || asked > reached ? reached : asked;
}
