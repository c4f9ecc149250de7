import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import type { SupportedBrowser } from './supported.ts';

/** Names of browsers in the compatibility data, by their names in browserslist. */
const dataNames: Record<SupportedBrowser['name'], BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** Returns true if a version has a feature without a flag, a prefix or another name. */
function isFullySupported(statement: SupportStatement, version: number): boolean {
  return [statement].flat().some((support) => {
    const added = support.version_added;
    // “≤37” means that version 37 or an earlier one has added the feature.
    const isIncluded = added !== false && Number.parseFloat(String(added).replace('≤', '')) <= version;
    const isRestricted =
      support.flags || support.prefix || support.alternative_name || support.version_removed;
    return isIncluded && !isRestricted;
  });
}

/** Lists the browsers that lack a feature, as in `firefox 128`; none where the data is silent. */
function browsersLacking(
  compat: CompatStatement | undefined,
  browsers: readonly SupportedBrowser[],
): string[] {
  return browsers.flatMap(({ name, version }) => {
    const statement = compat?.support[dataNames[name]];
    return statement && !isFullySupported(statement, version) ? [`${name} ${version}`] : [];
  });
}

/** Lists the browsers that lack a web API. @param path interface and member, or a global name */
export function browsersLackingApi(path: readonly string[], browsers: readonly SupportedBrowser[]): string[] {
  const feature = path.reduce<Identifier | undefined>(
    (identifier, name) => identifier?.[name],
    data.api as Identifier,
  );
  return browsersLacking(feature?.__compat, browsers);
}

/** Lists the browsers that lack a CSS property. */
export const browsersLackingCss = (property: string, browsers: readonly SupportedBrowser[]): string[] =>
  browsersLacking(data.css.properties?.[property]?.__compat, browsers);
