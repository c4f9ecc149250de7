import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isObject } from '../../src/domain/values/is-object.ts';

const documentName = 'openapi.json';

/**
 * Returns the API document without the examples of bodies, replies and parameters: they are calls
 * of the demo accounts. Only examples next to a `schema` are such calls.
 */
export function withoutExamples(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutExamples);
  if (!isObject(part)) return part;
  const { example, examples, ...rest } = part;
  const kept = 'schema' in part ? rest : part;
  return Object.fromEntries(Object.entries(kept).map(([key, child]) => [key, withoutExamples(child)]));
}

/** Plugin that ships the API document without examples; only a live build uses it. */
export const shipDocumentWithoutExamples = (): Plugin => {
  let publicDir = '';
  return {
    name: 'shipped-document',
    apply: 'build',
    configResolved(config) {
      ({ publicDir } = config);
    },
    // The bundler's files are written after those of the public folder, and so replace them.
    async generateBundle() {
      const document: unknown = JSON.parse(await readFile(join(publicDir, documentName), 'utf8'));
      const source = `${JSON.stringify(withoutExamples(document), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: documentName, source });
    },
  };
};
