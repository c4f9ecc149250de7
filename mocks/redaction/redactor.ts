import type { KnownTexts } from './known-texts.ts';
import { replacePassword } from './replace-password.ts';
import { replaceToken } from './replace-token.ts';
import { createTextReplacer } from './replace-within.ts';
import {
  contactField,
  createFiller,
  idField,
  momentPattern,
  Replacements,
  replaceDigits,
  shortNumberPattern,
} from './scrubber.ts';

const passwordField = /password/i;
const tokenField = /token|authorization|secret|cookie|session/i;
const codeField = /^(code|otp|link)$/i;
const phoneField = /phone|fax|number$|^to$/i;
/** Ids that the mock makes of a kind and a counter. */
const mintedId =
  /^(diagnosis|document|fault|medication|message|note|notification|patient|physician|shoop)-\d{1,7}(-dose-\d{1,7})?$/;

/** Replaces in text and data what is not known to be public: the same by the same. */
export interface Redactor {
  /** Replaces the text of a field. */
  text(key: string, text: string): string;
  /** Replaces all texts, unknown keys and unknown numbers of a value. */
  value(value: unknown, key?: string): unknown;
  /** Replaces the name of a field, unless it is public. */
  key(key: string): string;
  /** Replaces within a text what was replaced elsewhere. */
  within(text: string): string;
  /** Keeps of a message only words that name no person. */
  message(text: string): string;
  /** Replacements so far. */
  listReplacements(): string[];
  /** Replaced texts so far, each with its replacement. */
  readonly replaced: ReadonlyMap<string, string>;
}

/** Returns a fictional number of telephone with as many digits and the same separators. */
function replacePhone(text: string, number: number): string {
  const count = text.replaceAll(/\D/g, '').length;
  const ending = `303555${String(100 + (number % 100)).padStart(4, '0')}`;
  const digits = ending.padStart(count, '1').slice(-count);
  let place = 0;
  return text.replaceAll(/\d/g, () => {
    place += 1;
    return digits[place - 1] ?? '5';
  });
}

/** Returns a text as servers store it: without spaces around it, an e-mail in small letters. */
const normalize = (text: string) => (text.includes('@') ? text.trim().toLowerCase() : text.trim());

const isPhone = (key: string, text: string) =>
  (phoneField.test(key) || /^[+\d\s().-]+$/.test(text)) && /^\D*(\d\D*){10,11}$/.test(text);

/** Creates a redactor. @param salt random text of the recording, for passwords */
export function createRedactor(known: KnownTexts, salt: string): Redactor {
  const replacements = new Replacements(new Map());
  const replaced = new Map<string, string>();
  const within = createTextReplacer(replaced);

  const replaceId = (id: string) => (mintedId.test(id) || known.has(id) ? id : replacements.id(id));

  const phones = new Map<string, number>();
  /** Returns the same number for the same digits, with or without separators. */
  function numberOfPhone(text: string): number {
    const digits = text.replaceAll(/\D/g, '').slice(-10);
    const number = phones.get(digits) ?? phones.size;
    phones.set(digits, number);
    return number;
  }

  function createReplacement(key: string, text: string): string {
    const number = replaced.size + 1;
    if (passwordField.test(key)) return replacePassword(text, salt);
    if (tokenField.test(key)) return replaceToken(text, number, replaceId);
    if (codeField.test(key) && /^\d+$/.test(text)) return String(100_000 + number).slice(-text.length);
    if (isPhone(key, text)) return replacePhone(text, numberOfPhone(text));
    if (idField.test(key)) return `redacted-${replacements.id(text)}`;
    // A name that a server has joined is the same as its parts.
    const joined = /full_?name/i.test(key) ? within.replace(text) : text;
    if (joined !== text) return joined;
    const replacement = replacements.contact(key, normalize(text)) ?? replacements.name(key, normalize(text));
    if (replacement !== undefined) return replacement;
    if (/^[-+]?[\d.,]+$/.test(text)) return replaceDigits(text);
    return text.includes(' ') ? `${createFiller(text)} ${number}` : `text${number}`;
  }

  /** Returns true for a text that stays: it is public, or says nothing of a person. */
  function isKept(key: string, text: string): boolean {
    if (text.trim() === '') return true;
    if (replaced.has(text)) return false;
    if (passwordField.test(key) || tokenField.test(key)) return known.has(text);
    if (mintedId.test(text) || known.has(text)) return true;
    if (!known.hasKey(key)) return false;
    if (momentPattern.test(text)) return !/^dob$|birth/i.test(key);
    return shortNumberPattern.test(text) && !contactField.test(key) && !codeField.test(key);
  }

  function replaceText(key: string, text: string): string {
    if (isKept(key, text)) return text;
    const earlier = replaced.get(text) ?? replaced.get(normalize(text));
    if (earlier !== undefined) return earlier;
    const replacement = createReplacement(key, text);
    replaced.set(text, replacement);
    replaced.set(normalize(text), replacement);
    return replacement;
  }

  const replaceKey = (key: string) => (known.hasKey(key) || known.has(key) ? key : replaceText('key', key));

  function replaceNumber(key: string, number: number): number {
    if (idField.test(key)) return number;
    const isUnknown = !known.hasKey(key) || contactField.test(key);
    return isUnknown && Math.abs(number) > 9999 ? Number(replaceDigits(String(number))) : number;
  }

  function replaceValue(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => replaceValue(item, key));
    if (typeof value === 'string') return replaceText(key, value);
    if (typeof value === 'number') return replaceNumber(key, value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [replaceKey(name), replaceValue(inner, name)]),
    );
  }

  return {
    text: replaceText,
    value: replaceValue,
    key: replaceKey,
    within: within.replace,
    message: (text) =>
      within
        .replace(text)
        .replaceAll(/[^\s]*\d[^\s]*/g, (part) => (/^\W*\d{1,4}\W*$/.test(part) ? part : '…'))
        .replaceAll(/[\p{L}’'_-]+/gu, (word) => (word.split(/[-_]/).every(known.hasWord) ? word : '…')),
    listReplacements: () => [...new Set(replaced.values())],
    replaced,
  };
}
