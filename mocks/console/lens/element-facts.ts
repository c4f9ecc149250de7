import { getAriaRole, getElementAccessibleName } from 'ivya/utils';
import type { ElementFacts } from './find-rulings.ts';

/** Roles of elements that say nothing of their own. */
const plainRoles = new Set([
  'generic',
  'presentation',
  'none',
  'paragraph',
  'strong',
  'emphasis',
  'code',
  'time',
  'img',
  'list',
  'listitem',
  'status',
  'term',
  'definition',
  'rowgroup',
]);

/** Returns the element's role, or `toast`; '' for an element that says nothing of its own. */
function getRole(element: Element): string {
  if (element.hasAttribute('data-toast')) return 'toast';
  const role = getAriaRole(element) ?? '';
  return plainRoles.has(role) ? '' : role;
}

/** Yields an element and its ancestors up to the body, from the inside out. */
function* listAncestors(element: Element): Generator<Element> {
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
    yield each;
}

/** Returns the element to outline: the closest one with a role, or the field of a label. */
export function findSubject(pointed: Element): Element {
  for (const each of listAncestors(pointed)) {
    if (each instanceof HTMLLabelElement && each.control) return each.control;
    if (getRole(each)) return each;
  }
  return pointed;
}

/** Describes an element and its ancestors for the rules. */
export function describeChain(element: Element): ElementFacts[] {
  return [...listAncestors(element)].flatMap((each) => {
    const role = getRole(each);
    if (!role) return [];
    const name = getElementAccessibleName(each, false).trim();
    return [{ role, name, matches: (selector) => each.matches(selector) }];
  });
}
