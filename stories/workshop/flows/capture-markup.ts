/** Elements that would run again in the copy. */
const runningElements = 'script, link[rel=modulepreload], iframe';

/** Writes typed and chosen values into the markup, which does not have them by itself. */
function writeAnswers(from: Document, to: Element): void {
  const fieldSelector = 'input, textarea, option';
  const copies = [...to.querySelectorAll(fieldSelector)];
  for (const [index, field] of [...from.querySelectorAll(fieldSelector)].entries()) {
    const copy = copies[index];
    if (field.tagName === 'INPUT') {
      const { value, checked } = field as HTMLInputElement;
      copy?.setAttribute('value', value);
      copy?.toggleAttribute('checked', checked);
    } else if (field.tagName === 'TEXTAREA' && copy) copy.textContent = (field as HTMLTextAreaElement).value;
    else copy?.toggleAttribute('selected', (field as HTMLOptionElement).selected);
  }
}

/** Returns markup that looks like the page and runs nothing. */
export function captureMarkup(page: Document): string {
  const copy = page.documentElement.cloneNode(true) as Element;
  writeAnswers(page, copy);
  for (const element of copy.querySelectorAll(runningElements)) element.remove();
  return `<!doctype html>${copy.outerHTML}`;
}
