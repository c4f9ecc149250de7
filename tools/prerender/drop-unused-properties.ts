import postcss from 'postcss';

const listUsedNames = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Removes the custom properties that nothing on the page uses: a style sheet declares those of all
 * components.
 * @param css style rules
 * @param page the rest of the page's HTML, which may use some of them
 */
export function dropUnusedProperties(css: string, page: string): string {
  const root = postcss.parse(css);
  const valuesByName = new Map<string, string[]>();
  const usedNames = new Set(listUsedNames(page));
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) valuesByName.set(prop, [...(valuesByName.get(prop) ?? []), value]);
    else for (const name of listUsedNames(value)) usedNames.add(name);
  });
  // The loop also visits names that are added during it: those that used properties need.
  for (const name of usedNames)
    for (const value of valuesByName.get(name) ?? [])
      for (const needed of listUsedNames(value)) usedNames.add(needed);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--') && !usedNames.has(declaration.prop)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
