import { joinNames } from './values/names.ts';
/** The three lists of physician §2, and what sets the drugs of each apart. */
export const kinds = [
  { key: 'substrates', label: 'Substrates', meaning: 'The system breaks substrates down.' },
  { key: 'inducers', label: 'Inducers', meaning: 'Inducers make the system work faster.' },
  { key: 'inhibitors', label: 'Inhibitors', meaning: 'Inhibitors slow the system down.' },
] as const;

/** What each tooltip warns of (physician §2). */
export const warning =
  'These drugs are metabolized by the cytochrome P450 system. Cannabinoids partly inhibit that system, so lowering the dose may be considered.';

/** The drugs of each list; null where it did not come (decision 73). */
type InteractionLists = Readonly<Record<(typeof kinds)[number]['key'], readonly string[] | null>>;

/** A patient's read, as far as the alert cares. */
export interface InteractionsRead {
  readonly data: InteractionLists;
  /** Why it could not be read again: what stands in `data` was so before. */
  readonly error: Error | null;
}

export interface Interactions {
  /** Those of the three that hold something. */
  readonly found: readonly ((typeof kinds)[number] & { readonly drugs: readonly string[] })[];
  /** Why not all is known, in a sentence; null where it is (decision 73). */
  readonly unknown: string | null;
  /** All of it in a sentence, to notice and to announce a change; '' for none. */
  readonly words: string;
}

/** Unknown is not none: a list that did not come, or a reload that failed, is said (decision 73). */
function whyUnknown({ data, error }: InteractionsRead): string | null {
  if (error) return `They could not be read again. ${error.message}`;
  const missing = kinds.filter(({ key }) => data[key] === null).map(({ label }) => label.toLowerCase());
  return missing.length > 0 ? `The clinic did not send this patient’s ${missing.join(', ')}.` : null;
}

/** What the alert says of a patient. */
export function interactionsOf(read: InteractionsRead): Interactions {
  const found = kinds
    .map((kind) => ({ ...kind, drugs: read.data[kind.key] ?? [] }))
    .filter(({ drugs }) => drugs.length > 0);
  const unknown = whyUnknown(read);
  const lists = found.map(({ label, drugs }) => `${label}: ${joinNames(drugs)}`);
  return { found, unknown, words: [...(unknown ? ['Interactions not known'] : []), ...lists].join('. ') };
}
