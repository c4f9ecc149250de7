import type { Endpoint } from './endpoint.ts';
import { extractComponents } from './openapi-components.ts';
import { addLinks } from './openapi-links.ts';
import { mergeOperations } from './openapi-merge.ts';
import { toOperation } from './openapi-operation.ts';
import type { DocumentParts } from './openapi-parts.ts';
import { problemSchema } from './openapi-responses.ts';
import type { Operation } from './openapi-types.ts';
import type { Json } from './wire-schema.ts';

const aboutText = `The calls that this app makes, generated from its own schemas. Misspelt names are the contract’s. \`x-assumed\` marks a path that no document shows.

- Every answer is \`{ status, message, data }\`; of a refusal \`data\` may be missing.
- Lengths are counted in UTF-16 code units; patterns are ECMAScript’s, read as Unicode.
- Bodies and queries are UTF-8. A text with the character NUL (U+0000) is refused.
- What a body holds beside the names of its schema is ignored, unless another call at the same address has that name.
- An access token goes with every call that asks for one, as \`Authorization: Bearer …\`. Where a user has a second factor on, the tokens of a login count for nothing but the code until it is verified.`;

/**
 * Returns the OpenAPI 3.1 document of a registry of endpoints, as plain JSON. Only tests call this:
 * the app does not bundle it, and public/openapi.json is its output.
 */
export function openApiDocument(
  registry: Readonly<Record<string, Endpoint>>,
  parts: DocumentParts = {},
  furtherPaths: Json = {},
): Json {
  const { info, tags = {} } = parts;
  const namedEndpoints = Object.entries(registry);
  const documented = namedEndpoints.map(([name, endpoint]) => ({
    endpoint,
    operation: toOperation(name, endpoint, parts),
  }));
  const { operations, schemas } = extractComponents(addLinks(documented, parts.links ?? {}), parts);
  const paths: Record<string, Record<string, Operation>> = {};
  namedEndpoints.forEach(([, { path: place, method: verb }], index) => {
    const path = `/${place}`;
    const method = verb.toLowerCase();
    const ownOperation = operations[index];
    if (!ownOperation) return;
    const sameAddress = paths[path]?.[method];
    paths[path] = {
      ...paths[path],
      [method]: sameAddress ? mergeOperations(sameAddress, ownOperation) : ownOperation,
    };
  });
  const usedTags = [...new Set(namedEndpoints.map(([, { path }]) => path.split('/')[0] ?? ''))];
  return {
    openapi: '3.1.1',
    info: { title: 'Clinic health intake', version: '0', ...info, description: aboutText },
    servers: [{ url: '/', description: 'Paths are relative to the base of the API' }],
    tags: usedTags.map((name) => ({ name, ...(tags[name] && { description: tags[name] }) })),
    paths: { ...paths, ...furtherPaths },
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a login.',
        },
      },
      schemas: { Problem: problemSchema, ...schemas },
    },
  };
}
