import { Group } from '@mantine/core';

/**
 * URL parameter of a story in a frame. By it separate-storage.ts gives the frame its own storage:
 * two stories of one origin would share a session. The value, the scheme, tells the frames apart.
 */
export const SIDE_BY_SIDE_PARAMETER = 'beside';

const schemes = ['light', 'dark'] as const;

/** Returns the URL of this story in a scheme, with its arguments and the toolbar's choices. */
function buildUrlInScheme(scheme: (typeof schemes)[number]): string {
  const search = new URLSearchParams(location.search);
  const otherGlobals = (search.get('globals') ?? '')
    .split(';')
    .filter((global) => global && !global.startsWith('theme:'));
  search.set('globals', [...otherGlobals, `theme:${scheme}`].join(';'));
  search.set(SIDE_BY_SIDE_PARAMETER, scheme);
  return `${location.pathname}?${search}`;
}

/** Renders a story in light and dark, in a frame each: a page has one scheme. */
export function SideBySide() {
  return (
    <Group gap={0} wrap="nowrap">
      {schemes.map((scheme) => (
        <iframe
          key={scheme}
          title={`The story, ${scheme}`}
          src={buildUrlInScheme(scheme)}
          style={{ flex: 1, height: '100vh', border: 0 }}
        />
      ))}
    </Group>
  );
}
