import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import { hashText } from './hash-text.ts';

const rotate = (letters: string, character: string, by: number) =>
  letters[(character.charCodeAt(0) + by) % letters.length] ?? '';

/**
 * Returns a stand-in for a password: the same for the same, and one that meets the same rules. The
 * demo password stays, since it is public.
 * @param salt random text of the recording, which no file holds
 */
export function replacePassword(password: string, salt: string): string {
  if (password === demoPassword || password === '') return password;
  const by = hashText(salt + password);
  return [...password]
    .map((character, place) => {
      const shift = (by >>> (place % 24)) & 0xff;
      if (/[a-z]/.test(character)) return rotate('abcdefghijkmnpqrstuvwxyz', 'a', shift);
      if (/[A-Z]/.test(character)) return rotate('ABCDEFGHJKLMNPQRSTUVWXYZ', 'A', shift);
      if (/\d/.test(character)) return rotate('23456789', '2', shift);
      return /[!@#$%^&*]/.test(character) ? rotate('!@#$%^&*', '!', shift) : '-';
    })
    .join('');
}
