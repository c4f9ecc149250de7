import { findDrifts, formatDrift } from '#api/contract/drifts.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import type { CallLog } from '#mocks/store/call-log.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Parses JSON; another text is returned as it is. */
export function parseReply(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Response of the API, with its body if that is a text. */
export interface ReadResponse {
  readonly response: Response;
  /** Undefined for a file. */
  readonly text?: string;
}

/** Reads a copy of a response's text. A file is no reply of the contract. */
async function readText(response: Response): Promise<ReadResponse> {
  const isText = /json|text|^$/.test(response.headers.get('Content-Type') ?? '');
  return isText ? { response, text: await response.clone().text() } : { response };
}

/** Call of the API with its entry in the log. */
interface LoggedApiCall {
  readonly id: string;
  /** Null at an address outside the contract. */
  readonly endpoint: Endpoint | null;
  readonly isRead: boolean;
  readonly signal: AbortSignal;
}

/**
 * Sends a call to the API, and completes its entry in the log. A read that the page has aborted is
 * no failure, and leaves the log.
 * @throws the network's error
 */
export async function logApiCall(
  log: CallLog,
  { id, endpoint, isRead, signal }: LoggedApiCall,
  askApi: () => Promise<Response>,
): Promise<ReadResponse> {
  const startTime = performance.now();
  const takenMs = () => Math.round(performance.now() - startTime);
  try {
    const read = await readText(await askApi());
    const { response, text } = read;
    const drifts =
      endpoint && text !== undefined ? findDrifts(endpoint, response.status, text).map(formatDrift) : null;
    log.update(id, {
      status: response.status,
      ms: takenMs(),
      reply:
        text === undefined
          ? `a file of type ${response.headers.get('Content-Type')}`
          : withoutSecrets(parseReply(text)),
      ...(drifts && { replyFits: drifts.length === 0, drifts }),
    });
    return read;
  } catch (error) {
    if (signal.aborted && isRead) log.remove([id]);
    else log.update(id, { ms: takenMs(), reply: signal.aborted ? 'aborted by the page' : String(error) });
    throw error;
  }
}
