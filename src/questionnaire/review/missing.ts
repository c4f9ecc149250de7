/** 'Home phone not Added' (physician §2). */
export function notAdded(label: string): string {
  return `${label} not Added`;
}

/** What stands in place of an answer; a question that asks in a sentence would not read well before 'not Added'. */
export function missingText(label: string): string {
  return notAdded(label.endsWith('?') ? 'Answer' : label);
}
