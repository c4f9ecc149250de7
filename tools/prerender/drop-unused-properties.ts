import postcss from 'postcss';

const namesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Removes the custom properties that nothing on the page uses: a style sheet declares those of all
 * components.
 * @param css style rules
 * @param page the rest of the page's HTML, which may use some of them
 */
export function dropUnusedProperties(css: string, page: string): string {
  const root = postcss.parse(css);
  const values = new Map<string, string[]>();
  const used = new Set(namesIn(page));
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
    else for (const name of namesIn(value)) used.add(name);
  });
  // The loop also visits names that are added during it: those that used properties need.
  for (const name of used)
    for (const value of values.get(name) ?? []) for (const needed of namesIn(value)) used.add(needed);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--') && !used.has(declaration.prop)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
