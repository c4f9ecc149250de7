import guides from 'virtual:workshop/guides';
import type { ComponentType } from 'react';
import type { ArgTypesExtractor } from 'storybook/internal/docs-tools';
import type { StrictInputType } from 'storybook/internal/types';
import { components as themeComponents } from '#ui/theme/components.ts';
import type { Property } from '../../../.storybook/workshop/guides/read-types.ts';

/** Properties of a component or a type, as its page lists them. */
export interface DocumentedProperties {
  name: string;
  properties: readonly Property[];
  /** URL of the documentation, for components of the library. */
  documentedAt?: string;
}

/** Component with the names that Storybook and the library attach to it. */
export type Component = ComponentType<never> & {
  displayName?: string;
  /** Data of Storybook's docgen: a built workshop shortens the functions' own names. */
  __docgenInfo?: { displayName?: string };
};

const readComponentName = ({ __docgenInfo, displayName, name }: Component) =>
  (__docgenInfo?.displayName ?? displayName ?? name).replace('@mantine/core/', '');

/** Returns the source of a type, where known: Storybook's summary may be a single word. */
function readTypeText({ type, table }: StrictInputType): string {
  const raw = typeof type === 'object' && 'raw' in type ? type.raw : undefined;
  return raw ?? table?.type?.summary ?? '';
}

const formatLibraryUrl = (name: string) =>
  `https://mantine.dev/core/${name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}/?t=props`;

/** Returns the theme's defaults for a component of the library. */
function listThemeDefaults(name: string): Property[] {
  const { defaultProps } = themeComponents[name] ?? {};
  if (!defaultProps || typeof defaultProps !== 'object') return [];
  return Object.entries(defaultProps).map(([property, value]) => ({
    name: property,
    type: typeof value,
    isRequired: false,
    default: JSON.stringify(value),
    description: 'Set by our theme.',
  }));
}

/**
 * Lists a component's properties as Storybook reads them from its source.
 * @param extract Storybook's extractor, which does not know components of the library
 */
export function readComponentProperties(
  component: Component,
  extract: ArgTypesExtractor | undefined,
): DocumentedProperties {
  const name = readComponentName(component);
  if (component.displayName?.startsWith('@mantine/'))
    return { name, properties: listThemeDefaults(name), documentedAt: formatLibraryUrl(name) };
  const properties = Object.values(extract?.(component) ?? {}).map(
    (argType): Property => ({
      name: argType.name,
      type: readTypeText(argType),
      description: argType.description ?? '',
      isRequired: typeof argType.type === 'object' && argType.type.required === true,
      ...(argType.table?.defaultValue?.summary && { default: argType.table.defaultValue.summary }),
    }),
  );
  return { name, properties };
}

/** Lists the properties of a type that is no component, such as a kind of question or a toast. */
export const readTypeProperties = (name: string): DocumentedProperties => ({
  name,
  properties: guides.types[name] ?? [],
});
