import { openApiDocument } from '#api/contract/openapi.ts';
import { problemContent } from '#api/contract/openapi-responses.ts';
import type { Json } from '#api/contract/wire-schema.ts';
import {
  endpointAdditions,
  parameterDescriptions,
  schemaNames,
  tags,
} from '#api/endpoints/api-document-additions.ts';
import { linkSources } from '#api/endpoints/api-document-links.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { faultMessage } from '#mocks/store/faults.ts';
import project from '../../../package.json' with { type: 'json' };
import { takeSamples } from './samples.ts';

const { title, contact, license } = project.contract;
/** Describes a refusal of the file. */
const refusal = (status: number, description: string, message: string) => ({
  [status]: { description, content: problemContent(undefined, { status, message, data: null }) },
});

/** Path of a document's file in the mock; a real server may use any other URL. */
const documentFile: Json = {
  '/intake/documents/{id}/file': {
    get: {
      operationId: 'readDocumentFile',
      summary: 'Read the file of a document',
      description:
        'Where `url` or `documenUrl` of a document leads. A relative address is relative to the base of the API; an absolute one may lead anywhere, and no token goes to another origin. This one is the mock’s.',
      tags: ['intake'],
      security: [{ bearer: [] }],
      'x-roles': ['patient', 'physician'],
      'x-assumed': true,
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'The document.',
          schema: { type: 'string', minLength: 1 },
        },
      ],
      responses: {
        200: {
          description: 'The bytes, under the type of the file.',
          content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
        },
        ...refusal(
          401,
          'No valid access token. The app renews its tokens once and repeats the call.',
          'Please sign in',
        ),
        ...refusal(403, 'Not one’s own record.', 'This is not your record'),
        ...refusal(404, 'There is no such document, or its file is not there.', 'There is no such document'),
        ...refusal(500, 'The server has failed.', faultMessage(500)),
      },
    },
  },
};

/** Builds the API document with examples from the seed. */
export async function contractDocument(): Promise<Json> {
  const info = { title, version: project.version, contact, license };
  const samples = await takeSamples();
  return openApiDocument(
    endpoints,
    {
      info,
      described: endpointAdditions,
      links: linkSources,
      names: schemaNames,
      parameters: parameterDescriptions,
      tags,
      samples,
    },
    documentFile,
  );
}
