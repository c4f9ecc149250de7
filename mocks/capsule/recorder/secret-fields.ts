/** Fields that have hidden what was typed: they stay secret when the user shows their text. */
const secretFields = new WeakSet<Element>();

/** Returns true for a field of a password, also while its text is shown. */
export function isSecretField(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.type === 'password' || /password/i.test(`${field.autocomplete} ${field.name} ${field.id}`))
    secretFields.add(field);
  return secretFields.has(field);
}
