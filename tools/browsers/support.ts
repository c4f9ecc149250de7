import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import type { SupportedBrowser } from './supported.ts';

/** Names of browsers in the compatibility data, by their names in browserslist. */
const DATA_NAMES: Record<SupportedBrowser['name'], BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** Returns true if a version has a feature without a flag, a prefix or another name. */
function isFullySupported(statement: SupportStatement, version: number): boolean {
  return [statement].flat().some((each) => {
    const added = each.version_added;
    const isThere = added !== false && Number.parseFloat(String(added).replace('≤', '')) <= version;
    const isHidden = each.flags || each.prefix || each.alternative_name || each.version_removed;
    return isThere && !isHidden;
  });
}

/** Lists the browsers that lack a feature, as in `firefox 128`; none where the data is silent. */
function browsersLacking(
  compat: CompatStatement | undefined,
  browsers: readonly SupportedBrowser[],
): string[] {
  return browsers.flatMap(({ name, version }) => {
    const statement = compat?.support[DATA_NAMES[name]];
    return statement && !isFullySupported(statement, version) ? [`${name} ${version}`] : [];
  });
}

/** Lists the browsers that lack a web API. @param path interface and member, or a global name */
export function browsersLackingApi(path: readonly string[], browsers: readonly SupportedBrowser[]): string[] {
  const found = path.reduce<Identifier | undefined>((at, name) => at?.[name], data.api as Identifier);
  return browsersLacking(found?.__compat, browsers);
}

/** Lists the browsers that lack a CSS property. */
export const browsersLackingCss = (property: string, browsers: readonly SupportedBrowser[]): string[] =>
  browsersLacking(data.css.properties?.[property]?.__compat, browsers);
