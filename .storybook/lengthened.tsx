import { useEffect } from 'react';

/** Selector of elements whose text is not prose. */
const SKIPPED_SELECTOR = 'script, style, code, pre, textarea, [data-as-written]';

/** Doubles vowels: English gets two fifths longer and stays readable. */
const doubleVowels = (text: string) => text.replace(/[aeiou]/gi, '$&$&');

const textsIn = (node: Node): Text[] => {
  if (node instanceof Text) return [node];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

/** Lengthens every text in the page while mounted, to check that longer texts fit. */
export function Lengthened() {
  useEffect(() => {
    const written = new WeakMap<Text, string>();
    function lengthen(text: Text) {
      if (text.data === written.get(text) || text.parentElement?.closest(SKIPPED_SELECTOR)) return;
      text.data = doubleVowels(text.data);
      written.set(text, text.data);
    }
    textsIn(document.body).forEach(lengthen);
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        [target, ...addedNodes].flatMap(textsIn).forEach(lengthen);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return null;
}
