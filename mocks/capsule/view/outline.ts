import { type AriaNode, generateAriaTree } from 'ivya/aria';
import { getAriaRole, getElementAccessibleName } from 'ivya/utils';
import { toolsSelector } from '../elements.ts';
import { untilIdle } from './until-rest.ts';
import type { ViewLine } from './view.ts';

/**
 * Elements that a view leaves out: the tools of the mock, messages that pass, hints, and
 * those that a scrolled page shows.
 */
const skippedSelector = [
  ...[toolsSelector, '[data-toast]', '[role=status]', '[aria-live]', '[role=tooltip]'],
  ...['[role=group][data-shown]', 'p:has(kbd)', 'script', 'style'],
].join(',');
/** Fields whose text no recording holds. */
const secretSelector =
  'input[type=password], input[name*=password i], input[id*=password i], input[autocomplete*=password i]';
/** Rows of a list of which only the part in view is rendered. */
const partialRowSelector = '[aria-rowindex], [aria-setsize]';
/** Number of such rows that are in every first view of the list. */
const firstRows = 10;
/** Number of elements that are read at once; a larger part of the page is read in smaller ones. */
const partSize = 60;
/** Time in ms for which the page is read before the browser can do something else. */
const sliceMs = 6;

/** Returns the position of a row in its list, from 1. */
const readPosition = (row: Element) =>
  Number(row.getAttribute('aria-posinset') ?? Number(row.getAttribute('aria-rowindex')) - 1);

const isSkipped = (element: Element) =>
  element.matches(skippedSelector) ||
  (element.matches(partialRowSelector) && readPosition(element) > firstRows);

/** Returns true if an element and all within it are hidden, on the page or from screen readers. */
const isHidden = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' || getComputedStyle(element).display === 'none';

/** Returns true for an element that can be read at once. */
const isPart = (element: Element) =>
  element.getElementsByTagName('*').length < partSize &&
  !element.matches('search') &&
  !element.querySelector(`search, ${skippedSelector}, ${secretSelector}, ${partialRowSelector}`);

const readText = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Returns the states of a node as Playwright writes them. */
function formatStates({ checked, disabled, expanded, level, pressed, selected }: AriaNode): string {
  const states = { level, checked, disabled, expanded, pressed, selected };
  return Object.entries(states)
    .flatMap(([name, value]) => {
      if (!value) return [];
      return value === true ? [` [${name}]`] : [` [${name}=${value}]`];
    })
    .join('');
}

/** Adds a text, or lengthens the one before: what is read in parts is one text. */
function addText(text: string, depth: number, lines: ViewLine[]): void {
  const last = lines.at(-1);
  const isContinued = last?.role === 'text' && last.depth === depth;
  if (isContinued) lines.pop();
  const value = isContinued ? `${last.value} ${text}` : text;
  lines.push({ depth, role: 'text', name: '', value, states: '' });
}

/** Adds the lines of a node and of all within it. */
function addLines(node: AriaNode | string, depth: number, lines: ViewLine[]): void {
  if (typeof node === 'string') {
    addText(node, depth, lines);
    return;
  }
  const [only] = node.children.length === 1 ? node.children : [];
  const value = typeof only === 'string' ? only : '';
  // The name of a row repeats its cells.
  const name = node.role === 'row' ? '' : node.name;
  lines.push({ depth, role: node.role, name, value, states: formatStates(node) });
  if (value === '') for (const child of node.children) addLines(child, depth + 1, lines);
}

/** Reads an element whose parts are read one by one. @returns the depth of the parts */
function addContainer(element: Element, depth: number, lines: ViewLine[]): number {
  // The library does not know this element yet.
  const role = element.matches('search') ? 'search' : getAriaRole(element);
  if (!role || role === 'presentation' || role === 'none') return depth;
  const name = role === 'row' ? '' : readText(getElementAccessibleName(element, false));
  lines.push({ depth, role, name, value: '', states: '' });
  return depth + 1;
}

/** Reads a field whose text is secret: only whether there is one. */
function addSecretField(field: HTMLInputElement, depth: number, lines: ViewLine[]): void {
  const name = readText(getElementAccessibleName(field, false));
  lines.push({
    depth,
    role: 'textbox',
    name,
    value: field.value && '•',
    states: field.disabled ? ' [disabled]' : '',
  });
}

/** Reads the page part by part. @yields after each part */
function* readParts(element: Element, depth: number, lines: ViewLine[]): Generator<undefined> {
  if (isSkipped(element) || isHidden(element)) return;
  if (element instanceof HTMLInputElement && element.matches(secretSelector)) {
    addSecretField(element, depth, lines);
    return;
  }
  if (isPart(element)) {
    for (const child of generateAriaTree(element).children) addLines(child, depth, lines);
    yield;
    return;
  }
  const inner = addContainer(element, depth, lines);
  for (const node of element.childNodes) {
    if (node instanceof Element) yield* readParts(node, inner, lines);
    else if (node instanceof Text) {
      const value = readText(node.nodeValue);
      if (value !== '') addText(value, inner, lines);
    }
  }
}

/** Returns true if a list is scrolled of which only the part in view is rendered. */
function isListScrolled(): boolean {
  const positions = [...document.querySelectorAll(partialRowSelector)].map(readPosition);
  return positions.some((position) => position > 1) && !positions.includes(1);
}

/**
 * Lists what the page shows, in slices, so that an input never waits for it.
 * @param isCancelled returns true once the list is not needed any more
 * @returns null if it was cancelled, or if a long list is scrolled
 */
export async function readOutline(isCancelled: () => boolean): Promise<ViewLine[] | null> {
  if (isListScrolled()) return null;
  const lines: ViewLine[] = [];
  let sliceEnd = performance.now() + sliceMs;
  for (const _ of readParts(document.body, 0, lines)) {
    if (performance.now() < sliceEnd) continue;
    await untilIdle();
    if (isCancelled()) return null;
    sliceEnd = performance.now() + sliceMs;
  }
  return lines;
}
