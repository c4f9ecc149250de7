import type { PublicPage } from '../../src/prerender.tsx';
import type { PageFiles } from './page-files.ts';

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Formats attributes with a space before each; undefined ones are left out. */
const formatAttributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`))
    .join('');

/** Returns a predicate: true for a URL that the HTML does not link to yet. */
const isMissingFrom = (html: string) => (url: string) => !html.includes(`"${url}"`);

/**
 * Puts a rendered page into the built index.html, with its title and links to its files.
 * The attributes of <html> are read by index.html's inline script, and by the app.
 * @param otherPaths regular expression of the paths at which the app shows another page
 */
export function buildPageHtml(
  index: string,
  { html, routeId, visitKeys }: PublicPage,
  { scripts, sheets }: PageFiles,
  otherPaths?: string,
): string {
  const titleElement = /<title>.*?<\/title>/;
  const [ownTitle = ''] = titleElement.exec(html) ?? [];
  const body = html.replace(titleElement, '');
  const links = [
    ...scripts
      .filter(isMissingFrom(index))
      .map((url) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${url}">`),
    ...sheets.filter(isMissingFrom(index)).map((url) => `<link rel="stylesheet" crossorigin href="${url}">`),
  ];
  const pageAttributes = formatAttributes({
    'data-page': routeId,
    'data-visit-keys': visitKeys?.join(' '),
    'data-other-paths': otherPaths,
  });
  return (
    index
      // The heading is there from the start, so its font is as urgent as the text's.
      .replace(/\s+fetchpriority="low"/, '')
      .replace(/<html[^>]*/, (tag) => `${tag}${pageAttributes}`)
      // A tab would show the title also where the page is hidden, for another page of the app.
      .replace(titleElement, (indexTitle) => (otherPaths === undefined ? ownTitle : indexTitle))
      // The page is seen without its scripts, so they come behind its fonts.
      .replaceAll(
        /<script type="module"|<link rel="modulepreload"(?! crossorigin fetch)/g,
        '$& fetchpriority="low"',
      )
      .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
  );
}
