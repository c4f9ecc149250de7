import type { Endpoint } from '#api/contract/endpoint.ts';
import { MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { parseJson } from './parse-json.ts';

/** Size limit of a JSON body, in bytes. */
const maxJsonBytes = 1_000_000;

/** Size limit of a form in bytes: a file and a few short texts. */
export const MAX_FORM_BYTES = MAX_FILE_BYTES + 1_000_000;

const createTooLargeProblem = () => new Problem(413, 'This is too large');
const createEncodingProblem = () => new Problem(400, 'The body is not valid UTF-8');

/** Media types of bodies, also such as application/merge-patch+json. */
const jsonType = { name: 'application/json', pattern: /^application\/([\w.-]+\+)?json\s*(;|$)/i };
const formType = { name: 'multipart/form-data', pattern: /^multipart\/form-data\s*(;|$)/i };

/**
 * Reads a body and stops at the limit; without `Request.body` (Firefox) it is measured afterwards.
 * @param maxBytes size limit
 * @throws Problem 413
 */
async function readBytes(request: Request, maxBytes: number): Promise<Blob> {
  // Safari lacks `for await` over a stream.
  const reader = request.body?.getReader();
  if (!reader) {
    const bytes = await request.blob();
    if (bytes.size > maxBytes) throw createTooLargeProblem();
    return bytes;
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length;
    if (size > maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw createTooLargeProblem();
    }
    pieces.push(chunk.value);
  }
  return new Blob(pieces);
}

const countIn = (text: string, part: string) => text.split(part).length - 1;

/**
 * Returns true if decoding has put U+FFFD in the place of invalid bytes.
 * @param raw text before decoding
 * @param encoded U+FFFD as it stands there
 */
export const hasInvalidBytes = (texts: readonly string[], raw: string, encoded: string): boolean => {
  const decodedCount = countIn(texts.join(), '\uFFFD');
  return decodedCount > 0 && decodedCount > countIn(raw, encoded);
};

/** Parses a multipart form. @throws Problem 400 for another body, or for invalid UTF-8 in a text */
async function parseForm(bytes: Blob, contentType: string): Promise<Record<string, unknown>> {
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw new Problem(400, 'The body is not a form');
    });
  const texts = [...form].flat().filter((part) => typeof part === 'string');
  // The bytes of a file are no text, so the form as a whole cannot be decoded strictly.
  const raw = texts.some((text) => text.includes('\uFFFD'))
    ? new TextDecoder('latin1').decode(await bytes.arrayBuffer())
    : '';
  if (hasInvalidBytes(texts, raw, 'ï¿½')) throw createEncodingProblem();
  return Object.fromEntries(form);
}

/** Decodes UTF-8. @throws Problem 400 for invalid bytes */
async function decodeText(bytes: Blob): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await bytes.arrayBuffer());
  } catch {
    throw createEncodingProblem();
  }
}

/**
 * Reads the body of a call; undefined for an endpoint without one.
 * @throws Problem 400 for a body that cannot be read, 413 above the limit, 415 for another type
 */
export async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  const bytes = await readBytes(request, endpoint.multipart ? MAX_FORM_BYTES : maxJsonBytes);
  const contentType = request.headers.get('Content-Type') ?? '';
  const type = endpoint.multipart ? formType : jsonType;
  if (bytes.size > 0 && !type.pattern.test(contentType)) {
    const [sentType = ''] = contentType.split(';');
    const found = sentType ? `is ${sentType}` : 'has no type';
    throw new Problem(415, `The body has to be ${type.name}, and ${found}`);
  }
  return endpoint.multipart ? parseForm(bytes, contentType) : parseJson(await decodeText(bytes));
}
