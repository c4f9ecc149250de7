import { transform } from 'lightningcss';

/** Returns the properties that a style sheet declares, without custom and prefixed ones. */
export function cssProperties(path: string, code: Buffer): Set<string> {
  const found = new Set<string>();
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
        if (name) found.add(name);
        if (declaration.property === 'custom') found.add(declaration.value.name);
        if (declaration.property === 'unparsed') found.add(declaration.value.propertyId.property);
      },
    },
  });
  return new Set([...found].filter((name) => !name.startsWith('-')));
}
