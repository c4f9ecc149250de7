/** Returns a form's input with this name, if there is one. */
export function findInputByName(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : undefined;
}
