import { familyNames, femaleNames, maleNames, streets } from '#mocks/seed/clinic/names.ts';
import { readVocabulary } from './vocabulary.ts';

const givenNames = [...femaleNames, ...maleNames];
const fillerWords = 'a text that stood here was replaced before this was written'.split(' ');

/** Matches dates and times. They are kept, like short numbers, because they identify no person. */
export const momentPattern =
  /^\d{4}[-/]\d{1,2}([-/]\d{1,2}([T ][\d:.]+(Z|[+-]\d\d:?\d\d)?)?)?$|^\d{1,2}[-/]\d{1,2}[-/]\d{4}$|^\d{4} [A-Z][a-z]+$/;
export const shortNumberPattern = /^-?\d{1,4}(\.\d+)?$/;
export const contactField = /phone|fax|zip|number|mmr|ssn/i;
const birthField = /^dob$|birth/i;
export const idField = /^id$|Id$|_id$|^specialization$/;

/** Replacement of every address's place, which is personal data. */
const placeByField: Readonly<Record<string, string>> = {
  city: 'Portland',
  state: 'Oregon',
  country: 'United States',
};

/** Replaces each digit by 5. */
export const replaceDigits = (text: string) => text.replaceAll(/\d/g, '5');
/** Returns 1 January 1970 in the format of a date. */
const replaceBirthDate = (text: string) =>
  text
    .replaceAll(/\d{4}/g, '1970')
    .replaceAll(/(?<!\d)\d{1,2}(?!\d)/g, (digits) => '01'.slice(-digits.length));
/** Returns filler words, as many as the text has. */
export const createFiller = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((_, index) => fillerWords[index % fillerWords.length])
    .join(' ');

/** Replacements of people and ids: equal ones are replaced by equal ones. */
export class Replacements {
  readonly #ids: Map<string, string>;
  readonly #people = new Map<string, number>();

  constructor(known: ReadonlyMap<string, string>) {
    this.#ids = new Map(known);
  }

  id(id: string): string {
    const replacement = this.#ids.get(id) ?? String(this.#ids.size + 1);
    this.#ids.set(id, replacement);
    return replacement;
  }

  #getPersonNumber(text: string): number {
    const place = this.#people.get(text) ?? this.#people.size;
    this.#people.set(text, place);
    return place;
  }

  #pickName = (from: readonly string[], text: string) =>
    from[(this.#getPersonNumber(text) * 7) % from.length] ?? '';

  contact(key: string, text: string): string | undefined {
    if (text.includes('@')) return `person${this.#getPersonNumber(text)}@example.com`;
    if (/^(https?:|data:|blob:)/.test(text) || /image$/i.test(key)) return '';
    if (birthField.test(key)) return replaceBirthDate(text);
    if (momentPattern.test(text)) return text;
    return contactField.test(key) ? replaceDigits(text).replaceAll(/[a-z]/gi, 'x') : undefined;
  }

  name(key: string, text: string): string | undefined {
    if (/first_?name/i.test(key)) return this.#pickName(givenNames, text);
    if (/last_?name/i.test(key)) return this.#pickName(familyNames, text);
    if (/full_?name/i.test(key))
      return `${this.#pickName(givenNames, text)} ${this.#pickName(familyNames, text)}`;
    const place = placeByField[key.toLowerCase()];
    if (place !== undefined) return place;
    return /address/i.test(key)
      ? `${this.#getPersonNumber(text) + 1} ${this.#pickName(streets, text)}`
      : undefined;
  }

  /** Replaces the ids in a path and in its query. */
  path(path: string, pattern: string): string {
    const [address = '', search = ''] = path.split('?');
    const parts = pattern.split('/');
    const segments = address
      .split('/')
      .map((part, index) => (parts[index]?.startsWith('{') ? this.id(decodeURIComponent(part)) : part));
    const query = [...new URLSearchParams(search)].map(([key, value]): [string, string] => [
      key,
      idField.test(key) ? this.id(value) : value,
    ]);
    const queryText = new URLSearchParams(query).toString();
    return segments.join('/') + (queryText && `?${queryText}`);
  }
}

/**
 * Creates functions that replace personal data in replies and keep their shape. Names, contacts,
 * texts and ids are replaced, equal ones by equal ones. Options, numbers, dates and times stay.
 * @param known replacements of ids that are known in advance
 */
export function createScrubber(known: ReadonlyMap<string, string> = new Map()) {
  const harmlessTexts = readVocabulary();
  const replacements = new Replacements(known);

  function scrubText(key: string, text: string): string {
    if (idField.test(key)) return replacements.id(text);
    const replacement = text === '' ? '' : (replacements.contact(key, text) ?? replacements.name(key, text));
    if (replacement !== undefined) return replacement;
    return harmlessTexts.has(text) || shortNumberPattern.test(text) ? text : createFiller(text);
  }

  /** Replaces a key that is a text, as in a map of diagnoses, and keeps field names. */
  const scrubKey = (key: string) =>
    /^[A-Za-z_$][\w$]*$/.test(key) || harmlessTexts.has(key) ? key : createFiller(key);

  /** Replaces the personal data of a value. @param key name of the value's field */
  function scrub(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => scrub(item, key));
    if (typeof value === 'string') return scrubText(key, value);
    // A known id may have a text as replacement; then the number stays, to keep its type.
    if (typeof value === 'number' && idField.test(key))
      return Number(replacements.id(String(value))) || value;
    if (typeof value === 'number' && contactField.test(key)) return Number(replaceDigits(String(value)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [scrubKey(name), scrub(inner, name)]),
    );
  }

  return { scrub, scrubPath: (path: string, pattern: string) => replacements.path(path, pattern) };
}
