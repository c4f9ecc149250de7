import blocks from 'virtual:workshop/building-blocks';
import { Text } from '@mantine/core';

/** Lists the files that a page documents, by its imports, and the number of files that use each. */
export function SourceFiles({ file }: { file: string }) {
  const documentedFiles = blocks[file] ?? [];
  if (documentedFiles.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      In the code:{' '}
      {documentedFiles.map(({ path, users }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <code>{path}</code> (in {users} {users === 1 ? 'file' : 'files'})
        </span>
      ))}
    </Text>
  );
}
