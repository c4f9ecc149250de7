import { isTextVisible, readText, toolsSelector } from '../elements.ts';
import type { Act, SeenRole, SeenStep } from '../step.ts';

type AddAct = (act: Act) => void;

/** Formats a value that a script has thrown or written to the console. */
const formatError = (value: unknown) =>
  value instanceof Error ? `${value.name}: ${value.message}` : String(value);

/** Records errors of scripts, rejections without a handler, and errors in the browser's console. */
export function watchErrors(add: AddAct): void {
  const record = (...values: unknown[]) =>
    add({ kind: 'error', message: values.map(formatError).join(' ').slice(0, 2000) });
  window.addEventListener('error', ({ error, message }) => record(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => record(reason));
  const { console } = window;
  const write = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    record(...values);
    write(...values);
  };
}

/** Texts that are recorded when the page shows them. */
const seenSelector = '[role=alert], [role=status], h1';

function readRole(element: Element): SeenRole {
  const role = element.getAttribute('role');
  return role === 'alert' || role === 'status' ? role : 'heading';
}

/** Parts of a page that load: their “Loading …” depends on the speed of the machine. */
const loadingSelector = '[aria-busy=true]';

/** Longest text that is recorded, in characters. */
const maxSeenCharacters = 500;

/** Returns true while the page shows a text that was recorded; a long one is not read again. */
export const isSeenTextVisible = ({ role, text }: SeenStep): boolean =>
  text.length === maxSeenCharacters || isTextVisible(role, text);

/**
 * Records the messages and the headings of pages that appear.
 * @param stableMs time in ms for which a text must stay, so that “Loading …” is not recorded
 */
export function watchSeen(add: AddAct, stableMs: number): void {
  const record = (element: Element) => {
    const text = readText(element);
    if (text === '' || element.closest(toolsSelector) || element.closest(loadingSelector)) return;
    const act = { kind: 'seen', role: readRole(element), text: text.slice(0, maxSeenCharacters) } as const;
    if (stableMs === 0) add(act);
    else
      setTimeout(() => {
        if (element.isConnected && readText(element) === text) add(act);
      }, stableMs);
  };
  const observer = new MutationObserver((mutations) => {
    const shown = new Set<Element>();
    for (const { type, target, addedNodes } of mutations) {
      const around = target instanceof Element ? target : target.parentElement;
      const changed = around?.closest(seenSelector);
      if (changed) shown.add(changed);
      if (type !== 'childList') continue;
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(seenSelector)) shown.add(node);
        for (const inner of node.querySelectorAll(seenSelector)) shown.add(inner);
      }
    }
    for (const element of shown) if (element.isConnected) record(element);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
