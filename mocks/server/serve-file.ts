import { readDocument } from '#api/endpoints/intake/documents.ts';
import { authenticate, requireOwnPatient } from '#mocks/rules/accounts/access.ts';
import { readDocumentFile } from '#mocks/rules/document-file.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { takeFaults } from '#mocks/store/faults.ts';
import type { Store } from '#mocks/store/store.ts';
import { applyFaults, createEnvelope, type MockServer, toJsonResponse } from './server.ts';

/** Checks the token and the document's owner. @throws Problem 401, 403 or 404 */
async function openDocument(store: Store, request: Request, id: string) {
  const account = authenticate(store, readDocument, request.headers.get('Authorization'));
  const entry = store.tables.documents.find((document) => document.id === id);
  if (!entry) throw new Problem(404, 'There is no such document');
  if (account.role === 'physician') requireOwnPatient(store, account, entry.userId);
  else if (entry.userId !== account.id) throw new Problem(403, 'This is not your record');
  return { file: await readDocumentFile(store, entry), mimeType: entry.mimeType };
}

/** Returns the file, or the problem that prevents it, as a response. */
async function answerWithFile(store: Store, request: Request, id: string): Promise<Response> {
  try {
    const { file, mimeType } = await openDocument(store, request, id);
    // Prevents the browser from guessing a type and running the file.
    const headers = {
      'Content-Type': mimeType,
      'Content-Disposition': 'attachment',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    };
    return new Response(await file.arrayBuffer(), { headers });
  } catch (error) {
    if (error instanceof Problem) return toJsonResponse(createEnvelope(error.status, error.message, null));
    throw error;
  }
}

/** Returns a reply for the log, with the type of a file in place of its bytes. */
async function describeReply(response: Response): Promise<string> {
  if (response.type === 'error') return 'offline';
  if (response.headers.has('Content-Disposition'))
    return `a file of type ${response.headers.get('Content-Type')}`;
  return response.clone().text();
}

/**
 * Answers a request for a document's file. The contract has no endpoint for it, so `readDocument`
 * provides its faults and its name in the log.
 * @param path path for the log, without the base
 */
export async function serveDocumentFile(
  { store, log, transaction }: MockServer,
  request: Request,
  path: string,
  id: string,
): Promise<Response> {
  const startTime = performance.now();
  const at = new Date(store.now()).toISOString();
  const entry = log.begin({ endpoint: 'readDocument', method: 'GET', path, at });
  const { effects } = await transaction(async () => takeFaults(store.tables.faults, 'readDocument'));
  const readFile = () => transaction(() => answerWithFile(store, request, id), { changes: () => false });
  const response = (await applyFaults(effects)) ?? (await readFile());
  log.update(entry, {
    status: response.type === 'error' ? null : response.status,
    ms: Math.round(performance.now() - startTime),
    reply: await describeReply(response),
  });
  return response;
}
