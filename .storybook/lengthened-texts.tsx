import { useEffect } from 'react';

/** Selector of elements whose text is not prose. */
const skippedSelector = 'script, style, code, pre, textarea, [data-as-written]';

/** Doubles vowels: English gets two fifths longer and stays readable. */
const doubleVowels = (text: string) => text.replace(/[aeiou]/gi, '$&$&');

/** Lists the text nodes of a node, which may be a text itself. */
const listTextNodes = (node: Node): Text[] => {
  if (node instanceof Text) return [node];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const textNodes: Text[] = [];
  while (walker.nextNode()) textNodes.push(walker.currentNode as Text);
  return textNodes;
};

/** Lengthens every text in the page while mounted, to check that longer texts fit. */
export function LengthenedTexts() {
  useEffect(() => {
    const lengthenedTexts = new WeakMap<Text, string>();
    function lengthen(text: Text) {
      // The observer also reports the changes made here; a lengthened text must stay as it is.
      if (text.data === lengthenedTexts.get(text) || text.parentElement?.closest(skippedSelector)) return;
      text.data = doubleVowels(text.data);
      lengthenedTexts.set(text, text.data);
    }
    listTextNodes(document.body).forEach(lengthen);
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        [target, ...addedNodes].flatMap(listTextNodes).forEach(lengthen);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return null;
}
