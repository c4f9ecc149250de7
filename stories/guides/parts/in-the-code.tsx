import blocks from 'virtual:workshop/building-blocks';
import { Text } from '@mantine/core';

/** Which files hold what a page is about, as its own imports say, and how many others need them. */
export function InTheCode({ file }: { file: string }) {
  const found = blocks[file] ?? [];
  if (found.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      In the code:{' '}
      {found.map(({ path, users }, place) => (
        <span key={path}>
          {place > 0 && ', '}
          <code>{path}</code> (in {users} {users === 1 ? 'file' : 'files'})
        </span>
      ))}
    </Text>
  );
}
