import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Store } from '#mocks/store/store.ts';
import type { LinkPurpose } from '#mocks/store/tables.ts';

const HOUR = 60 * 60_000;
/** The code in the stories’ addresses, where it stands letter for letter: the map of the product reads them. */
const LINK = 'a-link';

/** Makes the link of the story’s address one of this account’s. */
export const linkOf =
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

/** A form by its name, once it is there. */
export const formOf = async (name: string) => within(await screen.findByRole('form', { name }));

/** Waits until a toast says this, and no other does. */
export const expectToast = (words: string) =>
  waitFor(() => {
    const said = [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
    return expect(said).toEqual([words]);
  });

/** What is wrong with a field stands with it. */
export async function expectProblem(field: HTMLElement, words: string) {
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
  await expect(field).toBeInvalid();
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
