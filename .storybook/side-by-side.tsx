import { Group } from '@mantine/core';

/** Marks the address of a story that is shown beside another. */
export const BESIDE = 'beside';

const schemes = ['light', 'dark'] as const;

/** The address of this very story, with its arguments and all that is chosen above it, in a scheme of its own. */
function framed(scheme: (typeof schemes)[number]): string {
  const search = new URLSearchParams(location.search);
  const others = (search.get('globals') ?? '').split(';').filter((one) => one && !one.startsWith('theme:'));
  search.set('globals', [...others, `theme:${scheme}`].join(';'));
  search.set(BESIDE, scheme);
  return `${location.pathname}?${search}`;
}

/** A story twice, light and dark. Each has a frame of its own: two apps in one page would share a session. */
export function SideBySide() {
  return (
    <Group gap={0} wrap="nowrap">
      {schemes.map((scheme) => (
        <iframe
          key={scheme}
          title={`The story, ${scheme}`}
          src={framed(scheme)}
          style={{ flex: 1, height: '100vh', border: 0 }}
        />
      ))}
    </Group>
  );
}
