import { transform } from 'lightningcss';

/** Returns the properties that a style sheet declares, without custom and prefixed ones. */
export function listCssProperties(path: string, code: Buffer): Set<string> {
  const names = new Set<string>();
  transform({
    filename: path,
    code,
    cssModules: path.endsWith('.module.css'),
    errorRecovery: true,
    visitor: {
      Declaration(declaration) {
        const name =
          declaration.property === 'custom' || declaration.property === 'unparsed'
            ? null
            : declaration.property;
        if (name) names.add(name);
        if (declaration.property === 'custom') names.add(declaration.value.name);
        if (declaration.property === 'unparsed') names.add(declaration.value.propertyId.property);
      },
    },
  });
  return new Set([...names].filter((name) => !name.startsWith('-')));
}
