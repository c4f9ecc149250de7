/** Called with the fraction of the body that is sent, from 0 to 1. */
export type OnUploadProgress = (fraction: number) => void;

/** Parses the response headers, which XMLHttpRequest gives as lines of text. */
function headersOf(xhr: XMLHttpRequest): Headers {
  const lines = xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const pairs = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Headers(pairs);
}

/** Statuses for which Response accepts no body. */
const statusesWithoutBody = [204, 205, 304];

/**
 * Sends a request by XMLHttpRequest, since only it reports upload progress: browsers stream a fetch
 * body only over HTTP/2, some not at all, and Chromium refuses it over HTTP/1.1.
 * @throws TypeError if the network failed, as fetch does; the signal's reason if it was aborted
 */
export async function sendWithProgress(
  request: Request,
  onUploadProgress: OnUploadProgress,
): Promise<Response> {
  const { signal } = request;
  const body = await request.blob();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.responseType = 'blob';
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onUploadProgress(loaded / total);
    });
    xhr.addEventListener('load', () => {
      const { status, statusText } = xhr;
      const content: Blob | null = statusesWithoutBody.includes(status) ? null : xhr.response;
      resolve(new Response(content, { status, statusText, headers: headersOf(xhr) }));
    });
    xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    xhr.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}
