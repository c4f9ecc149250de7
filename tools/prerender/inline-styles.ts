import Beasties from 'beasties';
import { dropUnusedProperties } from './drop-unused-properties.ts';

/** Style element that holds the inlined rules, in the page's head. */
const inlined = /(<head>.*?<style>)(.*?)(<\/style>)/s;

/**
 * Inlines the style rules that a page's first paint needs, and moves the links to its style sheets
 * to its end, where they no longer hold back the paint.
 * @param folder folder of the built files
 * @param base base path of the files' URLs
 */
export async function inlineStyles(html: string, folder: string, base: string): Promise<string> {
  const beasties = new Beasties({
    path: folder,
    publicPath: base,
    preload: 'body',
    pruneSource: false,
    reduceInlineStyles: false,
    inlineFonts: true,
    preloadFonts: false,
    noscriptFallback: false,
    logLevel: 'warn',
  });
  const page = await beasties.process(html);
  return page.replace(
    inlined,
    (whole, open: string, css: string, close: string) =>
      open + dropUnusedProperties(css, page.replace(whole, '')) + close,
  );
}
