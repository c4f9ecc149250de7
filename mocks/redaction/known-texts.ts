import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import { fullName } from '#domain/values/full-name.ts';
import { seed } from '#mocks/controls/scenarios/scenarios.ts';
import { faultScopes } from '#mocks/store/faults.ts';
import { Store } from '#mocks/store/store.ts';
import { readVocabulary } from './vocabulary.ts';

/** Texts and names of fields that are public: those of the contract and of a scenario's data. */
export interface KnownTexts {
  /** Returns true for a text of the contract or the scenario, or for a part of one. */
  has(text: string): boolean;
  /** Returns true for a name of a field in the contract or in the mock's tables. */
  hasKey(key: string): boolean;
  /** Returns true for a word that occurs in one of the texts, or in a question. */
  hasWord(word: string): boolean;
}

/** Names of fields that stand in no schema: those of envelopes, snapshots, faults and sessions. */
const furtherKeys =
  `status message data id version scenario clockOffset tables endpoint effect kind ms once times
after every calls body accountId accessToken refreshToken refreshExpiresAt awaitsCode expiresAt attemptsLeft used
phoneVerified sentAt link code subject to name type size password currentPassword newPassword confirmPassword
fingerprint platform email path token role user tokens value userId record module counter answer`.split(
    /\s+/,
  );

/** Words of errors and refusals, which name no person. */
const plainWords =
  `a an and are at be been by cannot check could did do does error exists expected failed fetch for from
function has have in invalid is it its load missing network not null object of on one or please properties property
rangeerror reading received reject rejected request response server set syntaxerror the there this to try type
typeerror undefined unexpected value was while with you your unknown unhandled warning render react component again
allowed already correct enter entered expired found later long many number off only out short signed than that used
valid wrong code email password phone link account address date file section call status token session`.split(
    /\s+/,
  );

/** Words of the mock's own tables, which a scenario need not contain. */
const furtherTexts: readonly string[] = [
  ...endpointNames,
  ...faultScopes,
  ...[
    'status',
    'answer',
    'delay',
    'offline',
    'timeout',
    'lost-answer',
    'other-doses',
    'malformed',
    'wrong-shape',
  ],
  ...['patient', 'physician', 'admin', 'sms', 'setPassword', 'forgotPassword', 'completeSignUp', 'web'],
  ...['application/pdf', 'image/png', 'image/jpeg', 'offline'],
];

const readWords = (text: string) => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
const hasLetter = (text: string) => /\p{L}/u.test(text);
/** Returns true if a text occurs where a word begins: “zed” is no part of “authorized”. */
function beginsWord(corpus: string, text: string): boolean {
  for (let index = corpus.indexOf(text); index !== -1; index = corpus.indexOf(text, index + 1))
    if (!/[\p{L}\p{N}]/u.test(corpus.charAt(index - 1))) return true;
  return false;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const minPhoneDigits = 7;

interface Collected {
  readonly keys: Set<string>;
  readonly texts: Set<string>;
}

/** Collects the keys and texts of a value at any depth. */
function collect(value: unknown, { keys, texts }: Collected): void {
  if (typeof value === 'string') texts.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) keys.add(key);
    collect(inner, { keys, texts });
  }
}

/** Collects the names of fields in a schema, and the texts of the contract. */
function collectSchema(node: unknown, collected: Collected, visited: Set<unknown>): void {
  if (typeof node === 'string') collected.texts.add(node);
  if (typeof node !== 'object' || node === null || visited.has(node)) return;
  visited.add(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'entries' && typeof value === 'object' && value !== null)
      for (const name of Object.keys(value)) collected.keys.add(name);
    collectSchema(value, collected, visited);
  }
}

/** Returns what is known of a scenario, and of the contract. @throws Error for an unknown one */
export async function readKnownTexts(scenario: string): Promise<KnownTexts> {
  const store = new Store(seed);
  await store.reset(scenario);
  const collected: Collected = {
    keys: new Set(furtherKeys),
    texts: new Set([...readVocabulary(), ...furtherTexts]),
  };
  collect(store.tables, collected);
  const visited = new Set<unknown>();
  for (const name of endpointNames) collectSchema(endpoints[name], collected, visited);
  for (const account of store.tables.accounts) collected.texts.add(fullName(account));
  const { keys, texts } = collected;
  const digits = new Set([...texts].map(digitsOf).filter(({ length }) => length >= minPhoneDigits));
  const questions: Collected = { keys: new Set(), texts: new Set() };
  collectSchema(questionnaires, questions, visited);
  const words = new Set([...plainWords, ...[...texts, ...questions.texts].flatMap(readWords)]);
  const corpus = [...texts].filter(hasLetter).join('\n').toLowerCase();
  return {
    has(text) {
      if (texts.has(text)) return true;
      // A part of a public text, such as the beginning of a name in a search.
      if (hasLetter(text) && !text.includes('\n') && beginsWord(corpus, text.trim().toLowerCase()))
        return true;
      return !hasLetter(text) && digits.has(digitsOf(text));
    },
    hasKey: (key) => keys.has(key),
    hasWord: (word) => words.has(word.toLowerCase()),
  };
}
