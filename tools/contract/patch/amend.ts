/** Kind of a value in a reply. */
export type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'null';

interface AmendedPlace {
  /** Path in the radar's notation: 'data.patients[].phone'. */
  readonly at: string;
}

/** Correction of a reply that deviates from the contract. */
export type Amendment =
  /** The API uses another name for the field. */
  | (AmendedPlace & { readonly from: string })
  /** A value of this kind counts as missing. */
  | (AmendedPlace & { readonly without: Kind })
  /** Any other text counts as missing. */
  | (AmendedPlace & { readonly among: readonly string[] })
  /** A missing or null value counts as an empty list. */
  | (AmendedPlace & { readonly orNone: true });

/** Amendments by method and path, such as 'GET dashboard/profile'. */
export type Amendments = Readonly<Record<string, readonly Amendment[]>>;

type Fields = Readonly<Record<string, unknown>>;

function getKind(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' || typeof value === 'boolean' ? (typeof value as Kind) : 'object';
}

const isObject = (value: unknown): value is Fields => getKind(value) === 'object' && value !== undefined;
const omitField = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
const isAmong = (words: readonly string[], value: string) =>
  words.some((word) => word.toLowerCase() === value.trim().toLowerCase());

/** Applies an amendment to one field. */
function amendField(fields: Fields, name: string, amendment: Amendment): Fields {
  const value = fields[name];
  if ('from' in amendment)
    return name in fields ? fields : { ...omitField(fields, amendment.from), [name]: fields[amendment.from] };
  if ('orNone' in amendment)
    return value === undefined || value === null ? { ...fields, [name]: [] } : fields;
  const isUnwanted =
    'without' in amendment
      ? value !== undefined && getKind(value) === amendment.without
      : typeof value === 'string' && !isAmong(amendment.among, value);
  return isUnwanted ? omitField(fields, name) : fields;
}

/** Applies an amendment at a path: `[]` is every item, `…` every value of a map. */
function amendAtPath(node: unknown, [key = '', ...rest]: readonly string[], amendment: Amendment): unknown {
  if (key === '[]')
    return Array.isArray(node) ? node.map((item) => amendAtPath(item, rest, amendment)) : node;
  if (!isObject(node)) return node;
  let fields = node;
  for (const name of key === '…' ? Object.keys(node) : [key]) {
    if (rest.length === 0) fields = amendField(fields, name, amendment);
    else if (name in fields) fields = { ...fields, [name]: amendAtPath(fields[name], rest, amendment) };
  }
  return fields;
}

/** Splits a path into its keys. */
export const splitPath = (at: string): string[] => at.replaceAll('[]', '.[]').split('.');

/** Returns the `data` of a reply with all amendments applied. */
export function amend(amendments: readonly Amendment[] = [], data: unknown): unknown {
  const reply = amendments.reduce<unknown>(
    (amendedReply, amendment) => amendAtPath(amendedReply, splitPath(amendment.at), amendment),
    { data },
  );
  return (reply as { data?: unknown }).data;
}
