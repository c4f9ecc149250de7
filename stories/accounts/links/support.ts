import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Store } from '#mocks/store/store.ts';
import type { LinkPurpose } from '#mocks/store/tables.ts';

const HOUR = 60 * 60_000;
/** Code in the stories' addresses, repeated there literally for the map of the product. */
const LINK = 'a-link';

/** Returns a function that adds the link of the story's address for the account. */
export const addLink =
  (accountId: string, purpose: LinkPurpose = 'forgotPassword', lasts = HOUR) =>
  (store: Store) => {
    store.tables.links.push({
      code: LINK,
      accountId,
      purpose,
      expiresAt: store.now() + lasts,
      used: false,
      phoneVerified: purpose !== 'completeSignUp',
    });
  };

/** Returns the form with the given name once it is rendered. */
export const formOf = async (name: string) => within(await screen.findByRole('form', { name }));

/** Waits until exactly one toast is shown, with the given text. */
export const expectToast = (words: string) =>
  waitFor(() => {
    const said = [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
    return expect(said).toEqual([words]);
  });

/** Expects the field to be invalid and described by the given message. */
export async function expectProblem(field: HTMLElement, words: string) {
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
  await expect(field).toBeInvalid();
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
