import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Store } from '#mocks/store/store.ts';
import type { LinkPurpose } from '#mocks/store/tables.ts';

const hourMs = 60 * 60_000;
/** Code in the stories' URLs, which repeat it as a literal so that the map can read them. */
const linkCode = 'a-link';

/**
 * Returns a function that adds the link of the story's address for the account.
 * @param durationMs time until the link expires; below 0, it has expired
 */
export const addLink =
  (accountId: string, purpose: LinkPurpose = 'forgotPassword', durationMs = hourMs) =>
  (store: Store) => {
    store.tables.links.push({
      code: linkCode,
      accountId,
      purpose,
      expiresAt: store.now() + durationMs,
      used: false,
      // Only an invited patient has still to verify a phone (accounts §4.3).
      phoneVerified: purpose !== 'completeSignUp',
    });
  };

/** Returns the form with the given name once it is rendered. */
export const findForm = async (name: string) => within(await screen.findByRole('form', { name }));

/** Waits until exactly one toast is shown, with the given text. */
export const expectToast = (text: string) =>
  waitFor(() => {
    const toastTexts = [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
    return expect(toastTexts).toEqual([text]);
  });

/** Expects the field to be invalid and described by the given message. */
export async function expectProblem(field: HTMLElement, text: string) {
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
  await expect(field).toBeInvalid();
}

export const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
