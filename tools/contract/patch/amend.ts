/** What a value is, as far as it can be told apart from what was agreed. */
export type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'null';

interface Place {
  /** As the radar says it: 'data.patients[].phone'. */
  readonly at: string;
}

/** In what a reply is read otherwise than the contract has it. */
export type Amendment =
  /** It has another name. */
  | (Place & { readonly from: string })
  /** Such a value counts as missing. */
  | (Place & { readonly without: Kind })
  /** Any other word counts as missing. */
  | (Place & { readonly among: readonly string[] })
  /** What is missing or null is an empty list. */
  | (Place & { readonly orNone: true });

/** By method and path, as 'GET dashboard/profile'. */
export type Amendments = Readonly<Record<string, readonly Amendment[]>>;

type Fields = Readonly<Record<string, unknown>>;

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' || typeof value === 'boolean' ? (typeof value as Kind) : 'object';
}

const isFields = (value: unknown): value is Fields => kindOf(value) === 'object' && value !== undefined;
const omit = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
const isAmong = (words: readonly string[], value: string) =>
  words.some((word) => word.toLowerCase() === value.trim().toLowerCase());

/** The same fields as they are meant. */
function amended(fields: Fields, name: string, amendment: Amendment): Fields {
  const value = fields[name];
  if ('from' in amendment)
    return name in fields ? fields : { ...omit(fields, amendment.from), [name]: fields[amendment.from] };
  if ('orNone' in amendment)
    return value === undefined || value === null ? { ...fields, [name]: [] } : fields;
  const isOdd =
    'without' in amendment
      ? value !== undefined && kindOf(value) === amendment.without
      : typeof value === 'string' && !isAmong(amendment.among, value);
  return isOdd ? omit(fields, name) : fields;
}

/** Goes to a place in a reply: `[]` is every item, `…` every value of a map. */
function within(node: unknown, [key = '', ...rest]: readonly string[], amendment: Amendment): unknown {
  if (key === '[]') return Array.isArray(node) ? node.map((item) => within(item, rest, amendment)) : node;
  if (!isFields(node)) return node;
  let fields = node;
  for (const name of key === '…' ? Object.keys(node) : [key]) {
    if (rest.length === 0) fields = amended(fields, name, amendment);
    else if (name in fields) fields = { ...fields, [name]: within(fields[name], rest, amendment) };
  }
  return fields;
}

/** The keys that lead to a place. */
export const keysOf = (at: string): string[] => at.replaceAll('[]', '.[]').split('.');

/** The `data` of a reply as it is meant, where the API is known to have it otherwise. */
export function amend(amendments: readonly Amendment[] = [], data: unknown): unknown {
  const reply = amendments.reduce<unknown>(
    (sofar, amendment) => within(sofar, keysOf(amendment.at), amendment),
    { data },
  );
  return (reply as { data?: unknown }).data;
}
