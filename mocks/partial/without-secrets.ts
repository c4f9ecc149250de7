/** Names of fields whose values give access to a real account. */
const secretField = /password|token|code|fingerprint/i;

/** Returns a JSON value with its passwords, tokens and codes hidden, for the list of calls. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const hide = ([name, content]: [string, unknown]): [string, unknown] => [
    name,
    secretField.test(name) && typeof content === 'string' ? 'hidden' : withoutSecrets(content),
  ];
  return Object.fromEntries(Object.entries(value).map(hide));
}
