import { joinNames } from './values/names.ts';

/** The three lists of interacting drugs, each with an explanation (physician §2). */
export const interactionKinds = [
  { key: 'substrates', label: 'Substrates', meaning: 'The system breaks substrates down.' },
  { key: 'inducers', label: 'Inducers', meaning: 'Inducers make the system work faster.' },
  { key: 'inhibitors', label: 'Inhibitors', meaning: 'Inhibitors slow the system down.' },
] as const;

/** Warning that begins each tooltip (physician §2). */
export const interactionWarning =
  'These drugs are metabolized by the cytochrome P450 system. Cannabinoids partly inhibit that system, so lowering the dose may be considered.';

/** Drugs of each list, or null if the server did not send the list (decision 73). */
type InteractionLists = Readonly<Record<(typeof interactionKinds)[number]['key'], readonly string[] | null>>;

/** Query state of a patient's record, reduced to the parts that the alert needs. */
export interface InteractionsRead {
  readonly data: InteractionLists;
  /** Error of the last reload, or null. If set, `data` is older than that reload. */
  readonly error: Error | null;
}

/** Contents of a patient's interaction alert. */
export interface Interactions {
  /** The lists that are not empty. */
  readonly found: readonly ((typeof interactionKinds)[number] & { readonly drugs: readonly string[] })[];
  /** Number of drugs in all lists. */
  readonly count: number;
  /** Sentence that says why interactions may be missing, or null if all are known (decision 73). */
  readonly unknown: string | null;
  /** Summary in one sentence, used to detect and announce a change; '' if nothing is to be said. */
  readonly summary: string;
}

/** Returns a message for a missing list or a failed reload: unknown is not empty (decision 73). */
function describeUnknown({ data, error }: InteractionsRead): string | null {
  if (error) return `They could not be read again. ${error.message}`;
  const missing = interactionKinds
    .filter(({ key }) => data[key] === null)
    .map(({ label }) => label.toLowerCase());
  return missing.length > 0 ? `The clinic did not send this patient’s ${missing.join(', ')}.` : null;
}

/** Returns the contents of a patient's interaction alert. */
export function summarizeInteractions(read: InteractionsRead): Interactions {
  const found = interactionKinds
    .map((kind) => ({ ...kind, drugs: read.data[kind.key] ?? [] }))
    .filter(({ drugs }) => drugs.length > 0);
  const unknown = describeUnknown(read);
  const lists = found.map(({ label, drugs }) => `${label}: ${joinNames(drugs)}`);
  return {
    found,
    count: found.reduce((sum, { drugs }) => sum + drugs.length, 0),
    unknown,
    summary: [...(unknown ? ['Interactions not known'] : []), ...lists].join('. '),
  };
}

/** Returns the title of the alert, with the number of drugs where all lists are known. */
export function interactionsTitle({ count, unknown }: Interactions): string {
  if (unknown) return 'Interactions not known';
  return `${count} possible drug ${count === 1 ? 'interaction' : 'interactions'}`;
}
