import { getByRoleSelector, Ivya } from 'ivya';
import { getAriaRole, getElementAccessibleName, isElementVisible } from 'ivya/utils';
import type { ElementReference } from './step.ts';
import { maskTimes } from './view/masks.ts';

const detectBrowser = (agent: string) =>
  agent.includes('Firefox') ? 'firefox' : agent.includes('Chrome') ? 'chromium' : 'webkit';

/** Creates the finder at its first use: it reads the browser's name, which Node lacks. */
let finder: Ivya | undefined;
const getFinder = () => {
  finder ??= Ivya.create({ browser: detectBrowser(navigator.userAgent), testIdAttribute: 'data-testid' });
  return finder;
};

/** Selector of the mock's own tools, which are no part of a recording. */
export const toolsSelector = '[data-mock-corner]';

/** Returns Playwright's selector of an element's role and name. */
export const getRoleSelector = ({ role, name }: Pick<ElementReference, 'role' | 'name'>) =>
  getByRoleSelector(role, { name, exact: true });

/** Lists the visible elements of a selector outside the mock's tools. */
function findVisible(selector: string): Element[] {
  return getFinder()
    .queryLocatorSelectorAll(selector)
    .filter((element) => isElementVisible(element) && !element.closest(toolsSelector));
}

/** Lists the elements of a selector; hidden ones count if no other matches, such as file inputs. */
function findAll(selector: string): Element[] {
  const visible = findVisible(selector);
  if (visible.length > 0) return visible;
  return getFinder()
    .queryLocatorSelectorAll(selector)
    .filter((element) => !element.closest(toolsSelector));
}

/** Describes an element by its role and name, else by a selector that Playwright would choose. */
export function describeElement(element: Element): ElementReference {
  const role = getAriaRole(element) ?? '';
  const name = getElementAccessibleName(element, false);
  if (role !== '' && name !== '' && element.isConnected) {
    const equals = findAll(getRoleSelector({ role, name }));
    const index = equals.indexOf(element);
    if (index >= 0) return { role, name, index, count: equals.length };
  }
  const selector = element.isConnected ? getFinder().generateSelectorSimple(element) : '';
  return { role: selector ? '' : role, name, index: 0, count: 1, selector };
}

/** Finds elements by a role, and by a name in which days and times may differ. */
function findByTimelessName({ role, name }: ElementReference): Element[] {
  if (maskTimes(name) === name) return [];
  return findVisible(getByRoleSelector(role)).filter(
    (element) => maskTimes(getElementAccessibleName(element, false)) === maskTimes(name),
  );
}

/** Finds the element of a step on the present page; null if it is missing. */
export function findElement(reference: ElementReference): Element | null {
  const { role, name, index, selector } = reference;
  if (selector) return findAll(selector)[index] ?? null;
  if (role === '') return null;
  const found = findAll(getRoleSelector({ role, name }));
  // In another time zone, and at another time, an element may be named otherwise.
  return (found.length > 0 ? found : findByTimelessName(reference))[index] ?? null;
}

/** Returns true if the page shows a text with the role. */
export function isTextVisible(role: string, text: string): boolean {
  return findVisible(role === 'heading' ? 'h1' : `[role=${role}]`).some(
    (element) => maskTimes(readText(element)) === maskTimes(text),
  );
}

/** Returns an element's text as a person reads it. */
export const readText = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
