/** Returns the text of a missing answer: 'Home phone not Added' (physician §2). */
export function notAdded(label: string): string {
  return `${label} not Added`;
}

/** Returns the text of a missing answer. 'Answer' replaces a label that is a question. */
export function missingText(label: string): string {
  return notAdded(label.endsWith('?') ? 'Answer' : label);
}
