import { familyNames, femaleNames, maleNames, streets } from '#mocks/seed/clinic/names.ts';
import { vocabulary } from './vocabulary.ts';

const givenNames = [...femaleNames, ...maleNames];
const FILLER = 'a text that stood here was replaced before this was written'.split(' ');

/** Dates and times. They are kept, like short numbers, because they identify no person. */
const MOMENT =
  /^\d{4}[-/]\d{1,2}([-/]\d{1,2}([T ][\d:.]+(Z|[+-]\d\d:?\d\d)?)?)?$|^\d{1,2}[-/]\d{1,2}[-/]\d{4}$|^\d{4} [A-Z][a-z]+$/;
const SHORT_NUMBER = /^-?\d{1,4}(\.\d+)?$/;
const CONTACT = /phone|fax|zip|number|mmr|ssn/i;
const BIRTH = /^dob$|birth/i;
const ID = /^id$|Id$|_id$|^specialization$/;

/** Replacement of every address's place, which is personal data. */
const places: Readonly<Record<string, string>> = {
  city: 'Portland',
  state: 'Oregon',
  country: 'United States',
};

/** Replaces each digit by 5. */
const otherDigits = (text: string) => text.replaceAll(/\d/g, '5');
/** Returns 1 January 1970 in the format of a date. */
const otherBirth = (text: string) =>
  text
    .replaceAll(/\d{4}/g, '1970')
    .replaceAll(/(?<!\d)\d{1,2}(?!\d)/g, (digits) => '01'.slice(-digits.length));
const asLong = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((_, index) => FILLER[index % FILLER.length])
    .join(' ');

/**
 * Creates functions that replace personal data in replies and keep their shape. Names, contacts,
 * texts and ids are replaced, equal ones by equal ones. Options, numbers, dates and times stay.
 * @param known replacements of ids that are known in advance
 */
export function createScrub(known: ReadonlyMap<string, string> = new Map()) {
  const words = vocabulary();
  const ids = new Map(known);
  const people = new Map<string, number>();

  const personOf = (text: string): number => {
    if (!people.has(text)) people.set(text, people.size);
    return people.get(text) ?? 0;
  };
  const pick = (from: readonly string[], text: string) => from[(personOf(text) * 7) % from.length] ?? '';
  const idOf = (id: string): string => {
    if (!ids.has(id)) ids.set(id, String(ids.size + 1));
    return ids.get(id) ?? '';
  };

  function contact(key: string, text: string): string | undefined {
    if (text.includes('@')) return `person${personOf(text)}@example.com`;
    if (/^(https?:|data:|blob:)/.test(text) || /image$/i.test(key)) return '';
    if (BIRTH.test(key)) return otherBirth(text);
    if (MOMENT.test(text)) return text;
    return CONTACT.test(key) ? otherDigits(text).replaceAll(/[a-z]/gi, 'x') : undefined;
  }

  function name(key: string, text: string): string | undefined {
    if (/first_?name/i.test(key)) return pick(givenNames, text);
    if (/last_?name/i.test(key)) return pick(familyNames, text);
    if (/full_?name/i.test(key)) return `${pick(givenNames, text)} ${pick(familyNames, text)}`;
    const place = places[key.toLowerCase()];
    if (place !== undefined) return place;
    return /address/i.test(key) ? `${personOf(text) + 1} ${pick(streets, text)}` : undefined;
  }

  function other(key: string, text: string): string {
    if (ID.test(key)) return idOf(text);
    const replaced = text === '' ? '' : (contact(key, text) ?? name(key, text));
    if (replaced !== undefined) return replaced;
    const isPlain = words.has(text) || SHORT_NUMBER.test(text);
    return isPlain ? text : asLong(text);
  }

  /** Replaces the personal data of a value. @param key name of the value's field */
  function scrub(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => scrub(item, key));
    if (typeof value === 'string') return other(key, value);
    if (typeof value === 'number' && ID.test(key)) return Number(idOf(String(value))) || value;
    if (typeof value === 'number' && CONTACT.test(key)) return Number(otherDigits(String(value)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [keyOf(name), scrub(inner, name)]),
    );
  }

  /** Replaces a key that is a text, as in a map of diagnoses, and keeps field names. */
  const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) || words.has(key) ? key : asLong(key));

  /** Replaces the ids in a path and in its query. */
  function scrubPath(path: string, pattern: string): string {
    const [address = '', search = ''] = path.split('?');
    const parts = pattern.split('/');
    const segments = address
      .split('/')
      .map((part, index) => (parts[index]?.startsWith('{') ? idOf(decodeURIComponent(part)) : part));
    const query = [...new URLSearchParams(search)].map(([key, value]): [string, string] => [
      key,
      ID.test(key) ? idOf(value) : value,
    ]);
    const asked = new URLSearchParams(query).toString();
    return segments.join('/') + (asked && `?${asked}`);
  }

  return { scrub, scrubPath };
}
