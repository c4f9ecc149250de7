import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';
import { dropUnusedProperties } from './drop-unused-properties.ts';

/** Style element that holds the inlined rules, in the page's head. */
const inlinedStylePattern = /(<head>.*?<style>)(.*?)(<\/style>)/s;

/** Scheme of <html>, which a script sets before the first paint: by it, rules for dark match. */
const darkScheme = ' data-mantine-color-scheme="dark"';
/** Selectors of the theme's variables for both schemes; Beasties would leave them out. */
const themeVariables = /^:root\[data-mantine-color-scheme=/;

/** Reads the @font-face rules of a page's style sheets. */
async function readFontFaces(html: string, folder: string, base: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]*)"/g)];
  const sheets = links.map(([, href = '']) => readFile(join(folder, href.slice(base.length)), 'utf8'));
  return (await Promise.all(sheets)).flatMap((sheet) => sheet.match(/@font-face\{[^}]*\}/g) ?? []).join('');
}

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
    preloadFonts: false,
    noscriptFallback: false,
    allowRules: [themeVariables],
    logLevel: 'warn',
  });
  const darkPage = await beasties.process(html.replace('<html', `<html${darkScheme}`));
  const page = darkPage.replace(darkScheme, '');
  // Beasties finds no use of a font that a custom property names.
  const fontFaces = await readFontFaces(html, folder, base);
  return page.replace(
    inlinedStylePattern,
    (styleElement, open: string, css: string, close: string) =>
      open + fontFaces + dropUnusedProperties(css, page.replace(styleElement, '')) + close,
  );
}
