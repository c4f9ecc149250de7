import type { PublicPage } from '../../src/prerender.tsx';

/** Files that a page loads, as URLs. */
export interface PageFiles {
  scripts: readonly string[];
  sheets: readonly string[];
}

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const attributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`))
    .join('');

const lacks = (html: string) => (url: string) => !html.includes(`"${url}"`);

/**
 * Puts a rendered page into the built index.html, with its title and links to its files.
 * @param otherPaths regular expression of the paths at which the app shows another page
 */
export function pageHtml(
  index: string,
  { html, routeId, draftKey }: PublicPage,
  { scripts, sheets }: PageFiles,
  otherPaths?: string,
): string {
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  const body = html.replace(/<title>.*?<\/title>/, '');
  const links = [
    ...scripts.filter(lacks(index)).map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
    ...sheets.filter(lacks(index)).map((url) => `<link rel="stylesheet" crossorigin href="${url}">`),
  ];
  const marks = attributes({ 'data-page': routeId, 'data-draft': draftKey, 'data-apart': otherPaths });
  return (
    index
      // The heading is there from the start, so its font is as urgent as the text's.
      .replace(/\s+fetchpriority="low"/, '')
      .replace(/<html[^>]*/, (tag) => `${tag}${marks}`)
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
  );
}
