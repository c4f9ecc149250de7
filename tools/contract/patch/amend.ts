/** Kind of a value in a reply. */
export type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'null';

interface Place {
  /** Path in the radar's notation: 'data.patients[].phone'. */
  readonly at: string;
}

/** Correction of a reply that deviates from the contract. */
export type Amendment =
  /** The API uses another name for the field. */
  | (Place & { readonly from: string })
  /** A value of this kind counts as missing. */
  | (Place & { readonly without: Kind })
  /** Any other text counts as missing. */
  | (Place & { readonly among: readonly string[] })
  /** A missing or null value counts as an empty list. */
  | (Place & { readonly orNone: true });

/** Amendments by method and path, such as 'GET dashboard/profile'. */
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

/** Applies an amendment to one field. */
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

/** Applies an amendment at a path: `[]` is every item, `…` every value of a map. */
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

/** Splits a path into its keys. */
export const keysOf = (at: string): string[] => at.replaceAll('[]', '.[]').split('.');

/** Returns the `data` of a reply with all amendments applied. */
export function amend(amendments: readonly Amendment[] = [], data: unknown): unknown {
  const reply = amendments.reduce<unknown>(
    (sofar, amendment) => within(sofar, keysOf(amendment.at), amendment),
    { data },
  );
  return (reply as { data?: unknown }).data;
}
